import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DigestTimes, nextDigest } from './next-digest.js';

const BERLIN = { rhythm: 'daily', weekday: 1, hour: 8, timeZone: 'Europe/Berlin' } as const;
const next = (times: Partial<DigestTimes>, after: string) =>
  nextDigest({ ...BERLIN, ...times }, new Date(after))?.toISOString();

describe('nextDigest', () => {
  it('is the next time their clock shows the hour', () => {
    expect(next({}, '2026-11-29T06:59:59Z')).toBe('2026-11-29T07:00:00.000Z');
    expect(next({}, '2026-11-29T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
    expect(next({ timeZone: 'Asia/Tokyo' }, '2026-11-29T22:00:00Z')).toBe('2026-11-29T23:00:00.000Z');
    expect(next({ timeZone: 'America/New_York', hour: 20 }, '2026-11-29T23:00:00Z')).toBe('2026-11-30T01:00:00.000Z');
  });

  it('is on the weekday of a weekly one', () => {
    expect(next({ rhythm: 'weekly' }, '2026-11-29T06:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
    expect(next({ rhythm: 'weekly' }, '2026-11-30T07:00:00Z')).toBe('2026-12-07T07:00:00.000Z');
    expect(next({ rhythm: 'weekly', weekday: 7 }, '2026-11-29T06:00:00Z')).toBe('2026-11-29T07:00:00.000Z');
  });

  it('stays at the hour when clocks change, and comes once in both nights', () => {
    expect(next({}, '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(next({}, '2026-03-28T07:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    // Left out: 2:00 is 3:00 of summer time.
    expect(next({ hour: 2 }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next({ hour: 2 }, '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
    // Comes twice: the first one.
    expect(next({ hour: 2 }, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next({ hour: 2 }, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is none of one that looks at once', () => {
    expect(next({ rhythm: 'instant' }, '2026-11-29T06:00:00Z')).toBeUndefined();
  });

  it('always lies ahead, by a day and an hour at most, or by a week', () => {
    const times = fc.record({
      rhythm: fc.constantFrom('daily', 'weekly'),
      weekday: fc.integer({ min: 1, max: 7 }),
      hour: fc.integer({ min: 0, max: 23 }),
      timeZone: fc.constantFrom('Europe/Berlin', 'Europe/Lisbon', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC'),
    });
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, moments, (wanted, after) => {
        const ahead = ((nextDigest(wanted, after)?.getTime() ?? 0) - after.getTime()) / 3_600_000;
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(wanted.rhythm === 'daily' ? 25 : 7 * 24 + 1);
      }),
    );
  });
});
