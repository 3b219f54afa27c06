import { expect, it } from '@jest/globals';
import { firmnessOf, groupsOf, levelOf, rankOf, withFirmness } from './asked-level.js';

it('writes each level as it is read', () => {
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(ranks.map((rank) => rankOf(levelOf(rank)))).toEqual(ranks);
  expect(levelOf(6)).toEqual({ level: 3, cefr: 'C2' });
  expect(levelOf(7)).toEqual({ level: 4, cefr: null });
});

it('reads a level without its step of the framework', () => {
  expect(([1, 2, 3, 4] as const).map((level) => rankOf({ level, cefr: null }))).toEqual([2, 4, 5, 7]);
});

it.each(['required', 'nice', '2'])('writes %s as it is read', (firmness) => {
  expect(firmnessOf(withFirmness(firmness))).toBe(firmness);
});

it('offers the groups that there are, and one more', () => {
  const language = { language: 1, ...levelOf(0), ...withFirmness('1'), recognised: false };
  expect(groupsOf([])).toEqual([1]);
  expect(groupsOf([language, { ...language, language: 2 }])).toEqual([1, 2]);
});
