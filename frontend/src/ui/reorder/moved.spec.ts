import { describe, expect, it } from '@jest/globals';
import { moved } from './moved.js';

describe('moved', () => {
  it('puts one thing elsewhere and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b'], 0, 1)).toEqual(['b', 'a']);
  });

  it('gives the same list where nothing moves', () => {
    const items = ['a', 'b'];
    expect(moved(items, 0, -1)).toBe(items);
    expect(moved(items, 1, 2)).toBe(items);
    expect(moved(items, 1, 1)).toBe(items);
    expect(moved(items, 7, 0)).toBe(items);
  });
});
