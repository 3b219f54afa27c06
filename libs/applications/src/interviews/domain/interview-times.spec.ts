import { describe, expect, it } from '@jest/globals';
import { bookableFrom, changeableUntil, knewAnyway, offeredUntil } from './interview-times.js';

const at = (text: string) => new Date(text);

describe('times of interviews', () => {
  it('are bookable from an hour ahead to a year', () => {
    const now = at('2026-11-24T09:30:00Z');
    expect(bookableFrom(now)).toEqual(at('2026-11-24T10:30:00Z'));
    expect(offeredUntil(now)).toEqual(at('2027-11-25T09:30:00Z'));
  });

  it('are changed until so many hours before, also over the night when clocks change', () => {
    // 29 March 2026, 10:00 in Berlin is 08:00 UTC; twelve hours before is 21:00 the day before, not 22:00.
    expect(changeableUntil(at('2026-03-29T10:00:00+02:00'), 12)).toEqual(at('2026-03-28T21:00:00+01:00'));
    expect(changeableUntil(at('2026-10-25T10:00:00+01:00'), 12)).toEqual(at('2026-10-24T23:00:00+02:00'));
    expect(changeableUntil(at('2026-11-24T10:00:00Z'), 0)).toEqual(at('2026-11-24T10:00:00Z'));
  });

  it('need no reminder of what was booked within its time', () => {
    const startsAt = at('2026-11-25T10:00:00Z');
    expect(knewAnyway(startsAt, at('2026-11-24T10:00:00Z'), 24)).toBe(true);
    expect(knewAnyway(startsAt, at('2026-11-24T09:59:00Z'), 24)).toBe(false);
    expect(knewAnyway(startsAt, at('2026-11-24T10:00:00Z'), 1)).toBe(false);
  });
});
