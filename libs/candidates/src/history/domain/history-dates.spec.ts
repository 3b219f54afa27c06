import { describe, expect, it } from '@jest/globals';
import { findPeriodFault, type Period } from './history-dates.js';
import { comparePartialDates } from './partial-date.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const fault = (kind: 'experience' | 'education', startedOn: string, endedOn: string | null, bornOn = '1990-05-03') =>
  findPeriodFault(kind, { startedOn, endedOn } satisfies Period, { bornOn, now: NOW })?.code ?? null;

describe('a date without a day', () => {
  it('is compared as far as both go', () => {
    expect(comparePartialDates('2021-03', '2021-04-01')).toBe(-1);
    expect(comparePartialDates('2021-03', '2021-03-31')).toBe(0);
    expect(comparePartialDates('2021-03-14', '2021-03-13')).toBe(1);
  });
});

describe('a period', () => {
  it.each<[string, string | null, string | null]>([
    ['2021-03', null, null],
    ['2026-11', null, null],
    ['2026-11-30', null, null],
    ['2026-12', null, 'STARTS_TOO_LATE'],
    ['2026', null, null],
    ['2027', null, 'STARTS_TOO_LATE'],
    ['2021', '2021-03', null],
    ['2021-03', '2020', 'ENDS_BEFORE_START'],
    ['2021-03', '2021-03', null],
    ['2021-03-14', '2021-03', null],
    ['2021-03-14', '2021-03-13', 'ENDS_BEFORE_START'],
    ['2021-03', '2021-02-28', 'ENDS_BEFORE_START'],
    ['2021-03', '2030-01', null],
    ['2021-03', '2036-12', 'ENDS_TOO_LATE'],
    ['1990-05', '1999-01', null],
    ['1990-04', '1999-01', 'STARTS_BEFORE_BIRTH'],
  ])('of work from %s to %s: %s', (startedOn, endedOn, code) => {
    expect(fault('experience', startedOn, endedOn)).toBe(code);
  });

  it('may begin today, wherever that is: the day comes to the east of Greenwich first', () => {
    const begun = (now: string) =>
      findPeriodFault('experience', { startedOn: '2026-12', endedOn: null }, { bornOn: null, now: new Date(now) });
    expect(begun('2026-11-30T10:00:00Z')).toBeNull();
    expect(begun('2026-11-30T09:59:59Z')).toMatchObject({ code: 'STARTS_TOO_LATE' });
  });

  it('of learning may begin within a year', () => {
    expect(fault('education', '2027-09', '2030-06')).toBeNull();
    expect(fault('education', '2027-12', null)).toBe('STARTS_TOO_LATE');
  });
});
