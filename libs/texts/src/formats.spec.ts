import { describe, expect, it } from '@jest/globals';
import { formatsOf } from './formats.js';

const english = formatsOf('en');
const german = formatsOf('de');

describe('formats', () => {
  it('write numbers and money with the separators of the language', () => {
    expect(english.number(3120)).toBe('3,120');
    expect(english.money(42000, 'EUR')).toBe('€42,000');
    expect(english.money(18.5, 'EUR')).toBe('€18.50');
    expect(german.number(3120)).toBe('3.120');
    expect(german.money(18.5, 'EUR')).toBe('18,50\u00a0€');
  });

  it('write dates in UTC', () => {
    expect(english.date('2026-11-20T23:30:00Z')).toBe('20 November 2026');
    expect(german.date(new Date('2026-11-20T23:30:00Z'))).toBe('20. November 2026');
  });

  it('name the day of who looks', () => {
    expect(english.weekday(new Date(2026, 10, 20, 23, 30))).toBe('Friday 20 November');
    expect(german.weekday(new Date(2026, 10, 20, 0, 30))).toBe('Freitag, 20. November');
  });

  it('name a moment in UTC', () => {
    expect(english.moment('2026-11-21T09:05:30Z')).toBe('21 November 2026 at 09:05 UTC');
    expect(german.moment('2026-11-21T09:05:30Z')).toBe('21. November 2026 um 09:05 UTC');
  });

  it('say how long ago a day was, and never a day in the future', () => {
    const now = Date.parse('2026-11-21T08:00:00Z');
    expect(english.ago('2026-11-21T01:00:00Z', now)).toBe('today');
    expect(english.ago('2026-11-20T23:00:00Z', now)).toBe('yesterday');
    expect(english.ago('2026-11-14T12:00:00Z', now)).toBe('7 days ago');
    expect(english.ago('2026-11-22T12:00:00Z', now)).toBe('today');
    expect(english.ago('2026-09-01T12:00:00Z', now)).toBe('1 September 2026');
    expect(german.ago('2026-11-14T12:00:00Z', now)).toBe('vor 7 Tagen');
  });

  it('join names', () => {
    expect(english.and(['German', 'English', 'French'])).toBe('German, English and French');
    expect(english.or(['German', 'French'])).toBe('German or French');
    expect(english.and([])).toBe('');
    expect(german.and(['Deutsch', 'Englisch', 'Französisch'])).toBe('Deutsch, Englisch und Französisch');
    expect(german.or(['Deutsch', 'Englisch'])).toBe('Deutsch oder Englisch');
  });

  it('name countries', () => {
    expect(english.region('CZ')).toBe('Czechia');
    expect(german.region('CZ')).toBe('Tschechien');
  });
});
