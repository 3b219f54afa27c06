import { expect, it } from '@jest/globals';
import { inTurns } from './in-turns.js';

it('gives the results in order and lets others work between', async () => {
  const ended = performance.now() + 40;
  let others = 0;
  const other = setInterval(() => (others += 1), 1);
  const results = await inTurns([1, 2, 3, 4], (n) => {
    const until = performance.now() + 15;
    while (performance.now() < until);
    return n * 2;
  });
  clearInterval(other);
  expect(results).toEqual([2, 4, 6, 8]);
  expect(performance.now()).toBeGreaterThan(ended);
  expect(others).toBeGreaterThanOrEqual(2);
});

it('ends with the error of an item', async () => {
  await expect(
    inTurns([1, 2], (n) => {
      if (n === 2) throw new Error('two');
    }),
  ).rejects.toThrow('two');
});
