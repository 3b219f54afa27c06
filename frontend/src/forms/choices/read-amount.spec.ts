import { describe, expect, it } from '@jest/globals';
import { readAmount } from './read-amount.js';

const BOTH = [
  ['', null],
  ['  ', null],
  ['13', 13],
  ['13,50', 13.5],
  ['13.50', 13.5],
  ['13,5', 13.5],
  ['45000', 45_000],
  ['45 000', 45_000],
  ['45\u00a0000', 45_000],
  ['45\u202f000,50', 45_000.5],
  ['45’000.50', 45_000.5],
  ['1.350,00', 1_350],
  ['1,350.00', 1_350],
  ['1.350.000', 1_350_000],
  ['1,350,000', 1_350_000],
  ['1,350,00', 'unclear'],
  ['4 5', 'unclear'],
  ['13.', 'unclear'],
  ['13,5000', 'unclear'],
  ['1.35.0', 'unclear'],
  ['-13', 'unclear'],
  ['13 €', 'unclear'],
  ['100000000', 'unclear'],
] as const;

describe('an amount that is typed', () => {
  it.each(BOTH)('is the same in every language: %j is %j', (typed, amount) => {
    expect([readAmount(typed, ','), readAmount(typed, '.')]).toEqual([amount, amount]);
  });

  it('has thousands as the language of the page parts them; three digits behind its cents’ sign may be either', () => {
    expect([readAmount('1.350', ','), readAmount('1,350', ',')]).toEqual([1_350, 'unclear']);
    expect([readAmount('45,000', '.'), readAmount('45.000', '.')]).toEqual([45_000, 'unclear']);
  });
});
