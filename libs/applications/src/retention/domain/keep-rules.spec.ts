import { describe, expect, it } from '@jest/globals';
import { keepRulesOn, monthsBefore, monthsFor } from './keep-rules.js';

const TODAY = '2026-11-24';
const rule = (months: number, since: string) => ({ months, since, source: 'KEEP_APPLICATIONS' });

describe('how long applications are kept', () => {
  const rules = keepRulesOn(TODAY);

  it('is said by the country of the offer, and for all others together', () => {
    expect([...rules].map(([country, { months }]) => [country, months])).toEqual([
      ['DE', 6],
      ['FR', 24],
      ['elsewhere', 12],
    ]);
    expect([['DE'], ['FR'], ['PT'], []].map((countries) => monthsFor(countries, rules))).toEqual([6, 24, 12, 12]);
  });

  it('is the shortest where an offer has places in several countries', () => {
    expect(monthsFor(['FR', 'DE'], rules)).toBe(6);
    expect(monthsFor(['FR', 'PT'], rules)).toBe(12);
  });

  it('is corrected by the operator from a day on, and not before it', () => {
    const corrected = new Map([
      ['DE', rule(4, '2027-01-01')],
      ['AT', rule(7, '2026-01-01')],
      ['elsewhere', rule(9, '2026-11-24')],
    ]);
    expect([...keepRulesOn(TODAY, corrected)].map(([country, { months }]) => [country, months])).toEqual([
      ['DE', 6],
      ['FR', 24],
      ['AT', 7],
      ['elsewhere', 9],
    ]);
    expect(keepRulesOn('2027-01-01', corrected).get('DE')?.months).toBe(4);
  });

  it.each([
    ['2026-11-24T10:00:00Z', 6, '2026-05-24T10:00:00Z'],
    ['2026-08-31T00:00:00Z', 6, '2026-02-28T00:00:00Z'],
    ['2028-08-31T00:00:00Z', 6, '2028-02-29T00:00:00Z'],
    ['2026-11-24T10:00:00Z', 24, '2024-11-24T10:00:00Z'],
  ])('counts months by the calendar: %s less %s is %s', (now, months, before) => {
    expect(monthsBefore(new Date(now), months)).toEqual(new Date(before));
  });
});
