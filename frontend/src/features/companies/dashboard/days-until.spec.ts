import { describe, expect, it } from '@jest/globals';
import { daysUntil } from './days-until.js';

const local = (day: number, hour: number) => new Date(2026, 9, day, hour);

describe('daysUntil', () => {
  it('counts days of the calendar, not hours', () => {
    const evening = local(20, 23);
    expect(daysUntil(local(20, 1).toISOString(), evening)).toBe(0);
    expect(daysUntil(local(21, 1).toISOString(), evening)).toBe(1);
    expect(daysUntil(local(19, 23).toISOString(), evening)).toBe(-1);
  });

  it('counts a day of 23 or 25 hours as one', () => {
    // The clocks of Europe go back on the 25th.
    expect(daysUntil(local(26, 0).toISOString(), local(24, 12))).toBe(2);
    expect(daysUntil(local(24, 23).toISOString(), local(26, 1))).toBe(-2);
  });
});
