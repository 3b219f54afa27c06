import { describe, expect, it } from '@jest/globals';
import { ndcgAt10, successAt5 } from '../bench/relevance/scores.js';

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
]);

describe('nDCG@10', () => {
  it('is 1 for the best order and 0 where nothing suits', () => {
    expect(ndcgAt10(['a', 'b', 'c', 'x'], grades)).toBe(1);
    expect(ndcgAt10(['x', 'y'], grades)).toBe(0);
    expect(ndcgAt10([], grades)).toBe(0);
  });

  it('follows the formula', () => {
    const best = 7 + 3 / Math.log2(3) + 1 / 2;
    expect(ndcgAt10(['x', 'a', 'c'], grades)).toBeCloseTo((7 / Math.log2(3) + 1 / 2) / best, 12);
  });

  it('looks at ten places, also for the best order', () => {
    const many = new Map(Array.from({ length: 12 }, (_, n): [string, number] => [`o${n}`, 3]));
    const ids = [...many.keys()];
    expect(ndcgAt10(ids.slice(2), many)).toBe(1);
    expect(ndcgAt10([...Array.from({ length: 10 }, () => 'x'), 'o1'], many)).toBe(0);
  });
});

describe('success@5', () => {
  it('takes an exact job in the first five, and nothing less', () => {
    expect(successAt5(['x', 'x', 'x', 'x', 'a'], grades)).toBe(1);
    expect(successAt5(['x', 'x', 'x', 'x', 'x', 'a'], grades)).toBe(0);
    expect(successAt5(['b', 'c'], grades)).toBe(0);
  });
});
