import { describe, expect, it } from '@jest/globals';
import { withinTime } from './within-time.js';

describe('work that may take so long and no longer', () => {
  it('gives what it made', () => {
    expect(withinTime(10_000, () => ({ words: 3 }))).toEqual({ words: 3 });
  });

  it('is broken off in the middle of an expression that would take years', () => {
    expect(withinTime(200, () => [/^(a+)+$/.test(`${'a'.repeat(80)}!`)])).toBeNull();
  });

  it('says itself what went wrong', () => {
    expect(() =>
      withinTime(10_000, () => {
        throw new RangeError('no such month');
      }),
    ).toThrow('no such month');
  });
});
