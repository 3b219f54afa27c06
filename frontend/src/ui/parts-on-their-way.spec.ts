import { expect, it } from '@jest/globals';
import { partsOnTheirWay } from './parts-on-their-way.js';

it('counts each part until it has come, and once', () => {
  const counts: number[] = [];
  const stop = partsOnTheirWay.subscribe(() => counts.push(partsOnTheirWay.count()));
  const [first, second] = [partsOnTheirWay.begin(), partsOnTheirWay.begin()];
  first();
  first();
  second();
  stop();
  partsOnTheirWay.begin()();
  expect(counts).toEqual([1, 2, 1, 0]);
});
