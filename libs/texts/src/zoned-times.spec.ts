import { describe, expect, it } from '@jest/globals';
import { zonedTimesOf } from './zoned-times.js';

const english = zonedTimesOf('en');
const german = zonedTimesOf('de');
const START = '2026-11-27T09:00:00Z';
const END = '2026-11-27T09:45:00Z';

describe('times in a zone', () => {
  it('are named with day and clock, in each zone its own', () => {
    expect(english.span(START, END, 'Europe/Berlin')).toBe('Friday, 27 November 2026, 10:00–10:45');
    expect(english.span(START, END, 'Asia/Kathmandu')).toBe('Friday, 27 November 2026, 14:45–15:30');
    expect(german.span(START, END, 'Europe/Helsinki')).toBe('Freitag, 27. November 2026, 11:00–11:45 Uhr');
  });

  it('are days alone where the clock does not matter, in each zone its own', () => {
    expect(english.days(START, END, 'Europe/Berlin')).toBe('27 November 2026');
    expect(english.days(START, '2026-11-29T16:00:00Z', 'Europe/Berlin')).toBe('27–29 November 2026');
    expect(german.days(START, '2026-11-29T16:00:00Z', 'Europe/Berlin')).toBe('27.–29. November 2026');
    expect(english.days(START, '2026-11-27T23:30:00Z', 'Europe/Helsinki')).toBe('27–28 November 2026');
  });

  it('name both days where midnight lies between', () => {
    expect(english.span('2026-11-27T22:45:00Z', '2026-11-27T23:30:00Z', 'Europe/Berlin')).toMatch(
      /^Friday, 27 .*23:45.*Saturday, 28 .*00:30$/,
    );
  });

  it('follow summer time on the days when clocks change', () => {
    // 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00, and 02:30 comes twice.
    expect(english.span('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'Europe/Berlin')).toContain('01:30–03:30');
    const twice = [
      english.span('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z', 'Europe/Berlin'),
      english.span('2026-10-25T01:30:00Z', '2026-10-25T02:15:00Z', 'Europe/Berlin'),
    ];
    expect(twice).toEqual([
      'Sunday, 25 October 2026 at 02:30 GMT+2 – 02:15 GMT+1',
      'Sunday, 25 October 2026 at 02:30 GMT+1 – 03:15 GMT+1',
    ]);
    expect(english.span('2026-10-25T02:30:00Z', '2026-10-25T03:00:00Z', 'Europe/Berlin')).not.toContain('GMT');
    expect(english.zone('Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('Central European Summer Time (Berlin)');
    expect(english.zone('Europe/Berlin', '2026-10-25T01:30:00Z')).toBe('Central European Standard Time (Berlin)');
  });

  it('are named with the zone in words', () => {
    expect(german.zone('Europe/Berlin', START)).toBe('Mitteleuropäische Normalzeit (Berlin)');
    expect(english.zone('America/New_York', START)).toBe('Eastern Standard Time (New York)');
    expect(english.zone('UTC', START)).toBe('Coordinated Universal Time');
  });

  it('are the same where clocks show the same', () => {
    expect(english.same('Europe/Berlin', 'Europe/Madrid', START)).toBe(true);
    expect(english.same('Europe/Berlin', 'Europe/London', START)).toBe(false);
    // Lagos has no summer time.
    expect(english.same('Europe/London', 'Africa/Lagos', '2026-07-01T12:00:00Z')).toBe(true);
    expect(english.same('Europe/London', 'Africa/Lagos', START)).toBe(false);
  });
});
