import { describe, expect, it } from '@jest/globals';
import { signedRankTest } from './rank-test.js';

/** Repeatable noise between 0 and 1: Park and Miller's generator. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Pairs of times with the same noise; the second side is `slower` (ms) on average. */
function pairs(count: number, slower: number): [number, number][] {
  const random = noise(7);
  return Array.from({ length: count }, () => [50 + 20 * random(), 50 + 20 * random() + slower]);
}

describe('signedRankTest', () => {
  it('agrees with the worked example of Hollander and Wolfe (depression scores before and after therapy)', () => {
    const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    const { pairs: n, rankSum, z, p } = signedRankTest(before.map((value, index) => [value, after[index] as number]));
    expect([n, rankSum]).toEqual([9, 40]);
    expect(z).toBeCloseTo((40 - 22.5 - 0.5) / Math.sqrt(71.25), 6);
    expect(p).toBeCloseTo(0.044, 3);
  });

  it('corrects for ties and leaves out pairs without a difference', () => {
    const {
      pairs: n,
      rankSum,
      z,
    } = signedRankTest([
      [2, 1],
      [3, 2],
      [1, 2],
      [5, 5],
      [9, 6],
    ]);
    expect([n, rankSum]).toEqual([4, 8]);
    expect(z).toBeCloseTo((8 - 5 - 0.5) / Math.sqrt(7.5 - 0.5), 6);
  });

  it('sees a millisecond in twenty of noise with 2,000 pairs, and nothing where there is nothing', () => {
    expect(signedRankTest(pairs(2_000, 1)).p).toBeLessThan(0.001);
    expect(signedRankTest(pairs(2_000, 0)).p).toBeGreaterThan(0.05);
    expect(signedRankTest([]).p).toBe(1);
    expect(signedRankTest([[1, 1]]).p).toBe(1);
  });
});
