import { describe, expect, it } from '@jest/globals';
import { readAmount } from './read-amount.js';

describe('an amount', () => {
  it.each([
    ['13,50', 13.5],
    ['13.90', 13.9],
    ['13.5', 13.5],
    ['1.350', 1_350],
    ['1,350', 1_350],
    ['45 000', 45_000],
    ['45\u00a0000', 45_000],
    ['45’000', 45_000],
    ['3.400,50', 3_400.5],
    ['3,400.50', 3_400.5],
    ['1.234.567', 1_234_567],
    ['€ 42,000', 42_000],
    ['42.000 EUR', 42_000],
    ['28 000 kr', 28_000],
    ['0', 0],
  ])('is read as it is written: %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('is none where nothing is written', () => expect([readAmount(''), readAmount('  ')]).toEqual([null, null]));

  it.each(['3k', '14-16', 'ca. 20', '1.35.0', '12.3456', '1,2,3', 'viel', '-5', '100000000'])(
    'is not guessed where it may be another: %s',
    (text) => expect(readAmount(text)).toBeNaN(),
  );
});
