import { describe, expect, it } from '@jest/globals';
import { salaryPerYear } from './salary.js';

describe('salaryPerYear', () => {
  it.each([
    ['year', 30_000, 30_000],
    ['month', 2_500, 30_000],
    ['week', 600, 31_200],
    ['day', 140, 30_100],
    ['hour', 16.5, 28_380],
  ] as const)('turns an amount per %s into a year', (period, min, year) => {
    expect(salaryPerYear({ min, max: null, currency: 'EUR', period })).toEqual({ min: year, max: null });
  });
});
