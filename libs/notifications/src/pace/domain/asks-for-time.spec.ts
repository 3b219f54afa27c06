import { describe, expect, it } from '@jest/globals';
import { asksForTime } from './asks-for-time.js';

describe('asksForTime', () => {
  it.each([
    [421, '421 Too many connections', true],
    [421, '421 4.7.0 Try again later', true],
    [450, '450 Busy', true],
    [451, '451-4.3.2 Not now', true],
    [450, '450 4.2.0 Greylisted', false],
    [452, '452 4.2.2 Mailbox full', false],
    [450, '450-4.1.1 Unknown for now', false],
    [550, '550 5.7.1 Refused', false],
    [undefined, undefined, false],
  ])('of %s %j is %s', (responseCode, response, expected) => {
    expect(asksForTime(Object.assign(new Error('not taken'), { responseCode, response }))).toBe(expected);
  });
});
