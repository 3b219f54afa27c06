import { expect, it } from '@jest/globals';
import { IdLists } from './id-lists.js';

it('lists of ids by id are ascending, hold each once, and are empty for ids that nothing was said of', () => {
  const lists = new IdLists([
    [7, 3],
    [2, 9],
    [7, 1],
    [2, 9],
  ]);
  expect([1, 2, 3, 7, 8, 0, -4].map((id) => [...lists.of(id)])).toEqual([[], [9], [], [1, 3], [], [], []]);
});
