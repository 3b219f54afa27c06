import { describe, expect, it } from '@jest/globals';
import { momentWordsOf } from './moment-words.js';

const NOW = Date.parse('2026-11-29T23:30:00Z');

describe('moments of an alert', () => {
  it('are of the calendar where its owner is', () => {
    const { day } = momentWordsOf('en-GB');
    expect(day('2026-11-30T07:00:00Z', NOW, 'UTC')).toBe('tomorrow');
    expect(day('2026-11-30T07:00:00Z', NOW, 'Europe/Berlin')).toBe('today');
    expect(day('2026-11-28T07:00:00Z', NOW, 'UTC')).toBe('yesterday');
    expect(day('2026-12-04T07:00:00Z', NOW, 'Europe/Berlin')).toBe('Friday 4 December');
    expect(momentWordsOf('de-DE').day('2026-12-04T07:00:00Z', NOW, 'UTC')).toBe('Freitag, 4. Dezember');
  });

  it('have the time of its clock', () => {
    expect(momentWordsOf('de-DE').time('2026-11-30T07:00:00Z', 'Europe/Berlin')).toBe('08:00');
    expect(momentWordsOf('en-GB').hour(18)).toBe('18:00');
  });

  it('name the days of the week from Monday on', () => {
    expect([1, 7].map(momentWordsOf('en-GB').weekday)).toEqual(['Monday', 'Sunday']);
  });
});
