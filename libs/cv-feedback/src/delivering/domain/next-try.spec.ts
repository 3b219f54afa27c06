import { describe, expect, it } from '@jest/globals';
import { GIVEN_UP_MS, nextTryMs } from './next-try.js';

const ASKED = new Date('2026-11-21T12:00:00Z');

describe('nextTryMs', () => {
  it.each([
    [0, 60],
    [30, 60],
    [120, 120],
    [7_200, 7_200],
    [86_400, 43_200],
    [-5, 60],
  ])('waits after %p seconds for %p more', (after, wait) => {
    expect(nextTryMs(ASKED, new Date(ASKED.getTime() + after * 1_000))).toBe(wait * 1_000);
  });

  it('comes to some twenty tries until it is given up', () => {
    let tries = 0;
    for (let at = 0; at < GIVEN_UP_MS; tries += 1) {
      at += nextTryMs(ASKED, new Date(ASKED.getTime() + at));
    }
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(40);
  });
});
