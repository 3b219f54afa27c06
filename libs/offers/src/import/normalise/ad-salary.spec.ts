import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ParsedSalary } from '../formats/parsed-ad.js';
import { readSalary } from './ad-salary.js';
import { parseAmount } from './salary-text.js';

const none: ParsedSalary = { min: null, max: null, currency: null, unit: null, text: null };

function read(raw: Partial<ParsedSalary>, country: string | null = null) {
  const found = readSalary({ ...none, ...raw }, country);
  if ('refused' in found) {
    return found.refused.code;
  }
  const { salary, warnings } = found;
  const words = salary && `${salary.min ?? ''}-${salary.max ?? ''} ${salary.currency}/${salary.period}`;
  return [words, ...warnings.map(({ code }) => code)].filter((part) => part !== null).join(' ');
}

const GBP = { currency: 'GBP', unit: 'YEAR' };

describe('readSalary', () => {
  it.each([
    [{ min: '38,890', max: 44503, ...GBP }, '38890-44503 GBP/year'],
    [{ min: '49036', max: '49036', text: '£49,036 plus London allowance', ...GBP }, '49036-49036 GBP/year'],
    [{ max: 60000, ...GBP }, '-60000 GBP/year'],
    [{ min: 0, max: 30000, ...GBP }, '-30000 GBP/year'],
    [{ min: 0, max: 0, ...GBP }, ''],
    [{ min: 3000, max: 2000, currency: 'eur', unit: 'MONTH' }, '2000-3000 EUR/month SALARY_SWAPPED'],
    [{ min: -1, max: 5, ...GBP }, 'SALARY_NEGATIVE'],
    [{ text: '-5000', ...GBP }, 'SALARY_NEGATIVE'],
    [{ min: 155, max: 155, ...GBP }, 'SALARY_IMPLAUSIBLE'],
    [{ min: 160, max: 100000, ...GBP }, 'SALARY_IMPLAUSIBLE'],
    [{ min: 30000, max: 30000, currency: 'XYZ', unit: 'YEAR' }, 'SALARY_NOT_UNDERSTOOD'],
    [{ min: 30000, max: 30000, currency: 'EUR', unit: 'FORTNIGHT' }, 'SALARY_NOT_UNDERSTOOD'],
    [{ text: 'TBC', ...GBP }, 'SALARY_NOT_UNDERSTOOD'],
    [{ min: 500_000, currency: 'HUF', unit: 'month' }, '500000- HUF/month'],
    [{ min: 35_000, currency: '€' }, '35000- EUR/year'],
    [{}, ''],
  ] as const)('reads %j', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });

  it.each([
    ['£21,892 - £24,157 per annum', '21892-24157 GBP/year'],
    ['£12.73 – £15.65 per hour', '12.73-15.65 GBP/hour'],
    ['22.50 GBP p/h', '22.5-22.5 GBP/hour'],
    ['Up to £60,000 plus £2,000 bonus', '60000-60000 GBP/year'],
    ['45k to 55k €', '45000-55000 EUR/year'],
    ['45–52k €', '45000-52000 EUR/year'],
    ['€45-52k', '45000-52000 EUR/year'],
    ['45 bis 52 k€ im Jahr', '45000-52000 EUR/year'],
    ['14–16 € pro Stunde', '14-16 EUR/hour'],
    ['52–45k €', '45000-52000 EUR/year SALARY_SWAPPED'],
    ['from 60,000 to 45,000 EUR per year', '45000-60000 EUR/year SALARY_SWAPPED'],
    ['2 400 à 2 800 € brut par mois', '2400-2800 EUR/month'],
    ['1.234,50 EUR monatlich', '1234.5-1234.5 EUR/month'],
    ['Band 5', 'SALARY_NOT_UNDERSTOOD'],
    ['Competitive', 'SALARY_NOT_UNDERSTOOD'],
  ])('reads the words "%s"', (text, expected) => {
    expect(read({ text })).toBe(expected);
  });

  it('tells crowns apart by the country', () => {
    expect(read({ text: '32 000 kr per månad' }, 'SE')).toBe('32000-32000 SEK/month');
    expect(read({ text: '500 000 kr per år' }, 'NO')).toBe('500000-500000 NOK/year');
  });

  it('reads numbers grouped and decimal in every way', () => {
    const marks = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.'], ['', '.']);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        marks,
        (whole, cents, [group, point]) => {
          const text = `${String(whole).replace(/\B(?=(\d{3})+$)/g, group ?? '')}${point}${String(cents).padStart(2, '0')}`;
          expect(parseAmount(text)).toBeCloseTo(whole + cents / 100, 5);
        },
      ),
    );
  });

  it('never fails and never gives a negative or endless amount', () => {
    const value = fc.oneof(
      fc.double(),
      fc.string(),
      fc.constant(null),
      fc.constantFrom('1e9', 'Infinity', '12.5.3', '٣٠٠'),
    );
    fc.assert(
      fc.property(value, value, fc.string(), (min, max, text) => {
        const found = readSalary({ min, max, currency: 'EUR', unit: 'YEAR', text }, null);
        const salary = 'salary' in found ? found.salary : null;
        for (const amount of [salary?.min ?? 0, salary?.max ?? 0]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(1_000_000);
        }
      }),
    );
  });
});
