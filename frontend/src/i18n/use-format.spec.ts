import { describe, expect, it } from '@jest/globals';
import { createFormat } from './use-format.js';

const format = createFormat('en');

describe('formats', () => {
  it('write numbers and money with the separators of the language', () => {
    expect(format.number(3120)).toBe('3,120');
    expect(format.money(42000, 'EUR')).toBe('€42,000');
    expect(format.money(18.5, 'EUR')).toBe('€18.50');
  });

  it('write dates in UTC', () => {
    expect(format.date('2026-11-20T23:30:00Z')).toBe('20 November 2026');
  });

  it('name a moment in UTC', () => {
    expect(format.moment('2026-11-21T09:05:30Z')).toBe('21 November 2026 at 09:05 UTC');
  });

  it('say how long ago a day was, and never a day in the future', () => {
    const now = Date.parse('2026-11-21T08:00:00Z');
    expect(format.ago('2026-11-21T01:00:00Z', now)).toBe('today');
    expect(format.ago('2026-11-20T23:00:00Z', now)).toBe('yesterday');
    expect(format.ago('2026-11-14T12:00:00Z', now)).toBe('7 days ago');
    expect(format.ago('2026-11-22T12:00:00Z', now)).toBe('today');
    expect(format.ago('2026-09-01T12:00:00Z', now)).toBe('1 September 2026');
  });
});
