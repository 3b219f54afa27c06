import { describe, expect, it } from '@jest/globals';
import { isTimeZone, nextMorning } from './next-morning.js';

const at = (moment: string, zone: string) => nextMorning(new Date(moment), zone).toISOString();

describe('the next morning', () => {
  it.each([
    ['2026-11-23T07:59:59Z', 'Europe/Berlin', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00:00Z', 'Europe/Berlin', '2026-11-24T08:00:00.000Z'],
    ['2026-11-23T12:00:00Z', 'Atlantic/Azores', '2026-11-24T10:00:00.000Z'],
    ['2026-11-23T12:00:00Z', 'Asia/Kathmandu', '2026-11-24T03:15:00.000Z'],
    ['2026-11-23T12:00:00Z', 'UTC', '2026-11-24T09:00:00.000Z'],
    // The clocks go back, and forward.
    ['2026-10-24T08:00:00Z', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
    ['2026-10-24T07:00:00Z', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
    ['2026-03-28T08:00:00Z', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
    ['2026-11-23T12:00:00Z', 'Pacific/Kiritimati', '2026-11-23T19:00:00.000Z'],
  ])('after %s in %s is %s', (now, zone, expected) => {
    expect(at(now, zone)).toBe(expected);
  });

  it('is there within 26 hours, every day of a year', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', timeStyle: 'short' });
    for (let day = 0; day < 365; day += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, 9, 0, 0) + day * 86_400_000);
      const morning = nextMorning(now, 'Europe/Lisbon');
      expect(clock.format(morning)).toBe('09:00');
      expect(morning.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
    }
  });
});

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['Europe/Nowhere', '', '<script>', 'Europe/Berlin; DROP TABLE'])('is not %s', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
