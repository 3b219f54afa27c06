import { describe, expect, it } from '@jest/globals';
import { howToTell, isMailDue, localMoment, mayPushNow } from './telling-rules.js';

const at = (moment: string) => new Date(moment);

describe('somebody’s own clock', () => {
  it.each([
    ['2026-11-29T05:30:00Z', 'Europe/Berlin', { hour: 6, day: '2026-11-29' }],
    ['2026-07-01T05:30:00Z', 'Europe/Berlin', { hour: 7, day: '2026-07-01' }],
    ['2026-11-29T23:30:00Z', 'Europe/Helsinki', { hour: 1, day: '2026-11-30' }],
    ['2026-11-29T00:10:00Z', 'Atlantic/Azores', { hour: 23, day: '2026-11-28' }],
  ])('%s is in %s %j', (moment, zone, local) => expect(localMoment(at(moment), zone)).toEqual(local));
});

describe('a mail of matchings', () => {
  const day = '2026-11-29';
  it.each([
    [7, 'daily', null, true],
    [10, 'daily', '2026-11-28', true],
    [6, 'daily', null, false],
    [11, 'daily', null, false],
    [8, 'daily', '2026-11-29', false],
    [8, 'weekly', '2026-11-23', false],
    [8, 'weekly', '2026-11-22', true],
  ] as const)('at %i, %s, after one on %s: %s', (hour, rhythm, toldOn, due) =>
    expect(isMailDue({ hour, day }, rhythm, toldOn)).toBe(due),
  );

  it('goes on for who comes, asks who does not, and then stays silent until they do', () => {
    const now = at('2026-11-29T08:00:00Z');
    const long = at('2026-09-01T08:00:00Z');
    expect(howToTell(at('2026-11-01T00:00:00Z'), null, now)).toBe('tell');
    expect(howToTell(long, null, now)).toBe('ask');
    expect(howToTell(long, at('2026-11-15T00:00:00Z'), now)).toBe('stay-silent');
    expect(howToTell(long, at('2026-03-01T00:00:00Z'), now)).toBe('ask');
  });
});

describe('a message on devices', () => {
  it.each([
    [7, false],
    [8, true],
    [19, true],
    [20, false],
  ])('at %i: %s', (hour, may) => expect(mayPushNow({ hour, day: '2026-11-29' })).toBe(may));
});
