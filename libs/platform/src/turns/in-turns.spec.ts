import { afterEach, expect, it, jest } from '@jest/globals';
import { inTurns } from './in-turns.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('gives the results in order and lets others work between those that take long', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  let asked: NodeJS.Immediate;
  const other = () => {
    done.push('other');
    asked = setImmediate(other);
  };
  asked = setImmediate(other);
  const results = await inTurns([1, 2, 3, 4], (n) => {
    now += n % 2 === 0 ? 15 : 1;
    done.push(`${n}`);
    return n * 2;
  });
  clearImmediate(asked);
  expect(results).toEqual([2, 4, 6, 8]);
  expect(done.slice(0, 4)).toEqual(['1', '2', 'other', '3']);
  expect(done[4]).toBe('4');
});

it('ends with the error of an item', async () => {
  await expect(
    inTurns([1, 2], (n) => {
      if (n === 2) throw new Error('two');
    }),
  ).rejects.toThrow('two');
});
