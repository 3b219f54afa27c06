import { describe, expect, it } from '@jest/globals';
import { presentPeople } from './present-people.js';

describe('how many people there are', () => {
  it('is told in steps of five, and not at all below five', () => {
    const few = { count: null, fewer_than: 5 };
    expect([0, 1, 4].map(presentPeople)).toEqual([few, few, few]);
    expect([5, 9, 10, 13, 14, 15].map((count) => presentPeople(count).count)).toEqual([5, 5, 10, 10, 10, 15]);
  });
});
