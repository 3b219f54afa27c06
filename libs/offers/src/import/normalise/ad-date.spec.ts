import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOf, parseAdDate } from './ad-date.js';

const iso = (text: string) => parseAdDate(text)?.at.toISOString() ?? null;

describe('parseAdDate', () => {
  it.each([
    ['2026-10-28', '2026-10-28T00:00:00.000Z'],
    ['2026-07-24T08:16:00+0100', '2026-07-24T07:16:00.000Z'],
    ['2026-07-24T08:16:00-05:30', '2026-07-24T13:46:00.000Z'],
    ['2026-07-24T08:16:00.128', '2026-07-24T08:16:00.128Z'],
    ['2026-07-24 08:16Z', '2026-07-24T08:16:00.000Z'],
    ['2026-07-24T08:16:05+02', '2026-07-24T06:16:05.000Z'],
    ['24.02.2026', '2026-02-24T00:00:00.000Z'],
    ['1. 3. 2026', '2026-03-01T00:00:00.000Z'],
    ['24/2/2026', '2026-02-24T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it.each([
    '',
    'soon',
    '2026-02-29',
    '31.04.2026',
    '2026-00-10',
    '2026-10-10T25:00',
    '2026-10-10T10:61',
    '02/24/2026',
    '2026-10-10T10:00+15:00',
    '20261010',
    '10.10.26',
  ])('refuses "%s"', (text) => {
    expect(parseAdDate(text)).toBeNull();
  });

  it('reads back every moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(iso(date.toISOString())).toBe(date.toISOString());
        },
      ),
    );
  });

  it.each([
    ['2026-10-28', '2026-10-28T23:59:59.999Z'],
    ['2026-11-30T00:00:00Z', '2026-11-30T23:59:59.999Z'],
    ['2026-11-30 00:00', '2026-11-30T23:59:59.999Z'],
    ['2026-11-30T00:00:00.000+02:00', '2026-11-30T21:59:59.999Z'],
    ['2026-11-30T24:00:00Z', '2026-12-01T00:00:00.000Z'],
    ['2026-11-30T17:00:00Z', '2026-11-30T17:00:00.000Z'],
  ])('lets an ad live through its last day, or until the hour that it names: %s', (text, end) => {
    const date = parseAdDate(text);
    expect(date && endOf(date).toISOString()).toBe(end);
  });
});
