import { describe, expect, it } from '@jest/globals';
import { hasSoundTimes } from './sound-times.js';

const [EARLY, LATE] = ['2027-03-01T09:00:00Z', '2027-03-01T12:00:00+01:00'];

describe('hasSoundTimes', () => {
  it.each([
    ['announced', EARLY, LATE, true],
    ['announced', LATE, EARLY, false],
    ['announced', EARLY, EARLY, false],
    ['announced', EARLY, null, false],
    ['announced', null, null, false],
    ['planned', null, null, true],
    ['planned', null, EARLY, true],
    ['planned', LATE, EARLY, false],
  ] as const)('of one that is %s, from %s to %s: %s', (state, starts_at, ends_at, sound) => {
    expect(hasSoundTimes({ state, starts_at, ends_at })).toBe(sound);
  });
});
