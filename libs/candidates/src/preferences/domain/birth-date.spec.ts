import { describe, expect, it } from '@jest/globals';
import { ageOf, isLikelyBirthDate } from './birth-date.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('an age', () => {
  it.each([
    ['1990-11-21', 36],
    ['1990-11-22', 35],
    ['1990-12-01', 35],
    ['1990-11', 36],
    ['2004-02-29', 22],
  ])('of who was born on %s is %i', (bornOn, age) => {
    expect(ageOf(bornOn, NOW)).toBe(age);
  });

  it('lies between those of who may work', () => {
    expect(
      ['2012-11-21', '2012-11-22', '2030-01-01', '1916-11-21', '1915-11'].map((day) => isLikelyBirthDate(day, NOW)),
    ).toEqual([true, false, false, true, false]);
  });
});
