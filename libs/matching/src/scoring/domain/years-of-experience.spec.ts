import { expect, it } from '@jest/globals';
import { yearsOfExperience } from './years-of-experience.js';

const NOW = new Date('2026-11-29T00:00:00Z');
const years = (...spans: [string, string | null][]) =>
  yearsOfExperience(
    spans.map(([startedOn, endedOn]) => ({ startedOn, endedOn })),
    NOW,
  );

it('years of experience count each month once, whatever lies between, to the quarter below', () => {
  expect(years()).toBeNull();
  expect(years(['2020', '2021'])).toBe(2);
  expect(years(['2020-01', '2020-06'], ['2020-04-12', '2020-09'])).toBe(0.75);
  expect(years(['2010-01', '2010-12'], ['2024-12', null])).toBe(3);
  expect(years(['2027', null], ['2026-11', '2030'])).toBe(0);
});
