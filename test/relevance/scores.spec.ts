import { describe, expect, it } from '@jest/globals';
import { countReading } from '../bench/relevance/judged-reading.js';
import { ndcgAt10, precisionAt5, successAt } from '../bench/relevance/scores.js';

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

describe('success', () => {
  it('takes an exact job in the first places, and nothing less', () => {
    expect(successAt(5, ['x', 'x', 'x', 'x', 'a'], grades)).toBe(1);
    expect(successAt(5, ['x', 'x', 'x', 'x', 'x', 'a'], grades)).toBe(0);
    expect(successAt(1, ['x', 'a'], grades)).toBe(0);
    expect(successAt(5, ['b', 'c'], grades)).toBe(0);
  });
});

describe('precision@5', () => {
  it('is the share of what suits among the first five, of as much as there is', () => {
    expect(precisionAt5(['a', 'x', 'b'], grades)).toBe(1);
    expect(precisionAt5(['c', 'x', 'b'], grades)).toBe(0.5);
    expect(precisionAt5(['x', 'x', 'x', 'x', 'x', 'a'], grades)).toBe(0);
    expect(precisionAt5([], new Map())).toBe(0);
  });
});

describe('a reading', () => {
  it('counts each filter by itself', () => {
    expect(countReading({ city: 1, remote: true }, { city: 1, country: 'DE' })).toEqual({
      read: 2,
      right: 1,
      wanted: 2,
    });
    expect(countReading({}, { city: 1 })).toEqual({ read: 0, right: 0, wanted: 1 });
  });
});
