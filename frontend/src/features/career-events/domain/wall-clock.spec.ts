import { describe, expect, it } from '@jest/globals';
import { momentOf, wallClock } from './wall-clock.js';

describe('wall clocks', () => {
  it.each([
    ['2027-01-15T09:00:00.000Z', 'Europe/Berlin', '2027-01-15T10:00'],
    ['2027-07-15T22:30:00.000Z', 'Europe/Athens', '2027-07-16T01:30'],
    ['2027-01-15T00:00:00.000Z', 'America/New_York', '2027-01-14T19:00'],
    ['2027-01-15T00:00:00.000Z', 'UTC', '2027-01-15T00:00'],
  ])('%s is shown in %s as %s, and read back', (moment, zone, clock) => {
    expect(wallClock(moment, zone)).toBe(clock);
    expect(momentOf(clock, zone)).toBe(moment);
  });

  it('takes the first of two times that look alike, and a time that is left out as it would have been', () => {
    // 31 October 2027: 03:00 becomes 02:00. 28 March 2027: 02:00 becomes 03:00.
    expect(momentOf('2027-10-31T02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z');
    expect(momentOf('2027-03-28T02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
  });

  it('is none for what is no time', () => {
    expect(momentOf('', 'Europe/Berlin')).toBeNull();
    expect(momentOf('2027-13-01T10:00', 'Europe/Berlin')).toBeNull();
  });
});
