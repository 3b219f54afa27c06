import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inEvenTime, LEAST_MS } from './in-even-time.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('work in even time', () => {
  it.each([
    ['has something to do', async () => 'done'],
    ['fails', () => Promise.reject(new Error('done'))],
  ])('ends after the same time where it %s', async (_what, work) => {
    let ended = false;
    const working = inEvenTime(work)
      .catch(({ message }: Error) => message)
      .finally(() => {
        ended = true;
      });
    await jest.advanceTimersByTimeAsync(LEAST_MS - 1);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await working).toBe('done');
  });

  it('ends with work that takes longer', async () => {
    const working = inEvenTime(() => new Promise((resolve) => setTimeout(resolve, 2 * LEAST_MS, 'done')));
    await jest.advanceTimersByTimeAsync(2 * LEAST_MS);
    expect(await working).toBe('done');
  });
});
