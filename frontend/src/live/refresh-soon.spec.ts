import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refreshSoon } from './refresh-soon.js';

const KEY = ['board'];
/** So long an answer takes: far longer than news are apart. */
const ANSWER_MS = 1_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A part of a page that shows what is there; gives how often it was asked for, and how many of these calls are open. */
async function shown() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const calls = { all: 0, open: 0, most: 0 };
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: async () => {
      calls.all += 1;
      calls.open += 1;
      calls.most = Math.max(calls.most, calls.open);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      calls.open -= 1;
      return calls.all;
    },
  });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  return { queries, calls, stop, answer: () => observer.getCurrentResult().data };
}

describe('news of what is shown', () => {
  it('have it asked for once in a moment', async () => {
    const { queries, calls, stop } = await shown();
    for (let heard = 0; heard < 5; heard += 1) refreshSoon(queries, KEY);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(calls.all).toBe(2);
    stop();
  });

  it('never break off what is being asked for, and have it asked for once more', async () => {
    const { queries, calls, stop, answer } = await shown();
    for (let heard = 0; heard < 100; heard += 1) {
      refreshSoon(queries, KEY);
      await jest.advanceTimersByTimeAsync(50);
    }
    // Five seconds of news without a rest: each answer came, one after the other.
    expect(answer()).toBeGreaterThanOrEqual(4);
    expect(calls.most).toBe(1);
    await jest.advanceTimersByTimeAsync(5_000);
    const asked = calls.all;
    expect(answer()).toBe(asked);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(calls.all).toBe(asked);
    stop();
  });

  it('wait for what is to be done first', async () => {
    const { queries, calls, stop } = await shown();
    let done = () => {};
    const first = new Promise<void>((resolve) => {
      done = resolve;
    });
    refreshSoon(queries, KEY, () => first);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(calls.all).toBe(1);
    done();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(calls.all).toBe(2);
    stop();
  });
});
