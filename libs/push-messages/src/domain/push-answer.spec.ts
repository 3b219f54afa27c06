import { describe, expect, it } from '@jest/globals';
import { readPushAnswer } from './push-answer.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const read = (status: number, retryAfter?: string) => readPushAnswer(status, retryAfter, NOW);

describe('the answer of a push service', () => {
  it.each([200, 201, 202])('%i takes the message', (status) => {
    expect(read(status)).toEqual({ kind: 'taken' });
  });

  it.each([404, 410])('%i says that nobody listens any more', (status) => {
    expect(read(status)).toEqual({ kind: 'gone' });
  });

  it.each([
    [429, undefined, 60_000],
    [429, '7', 7_000],
    [429, '0', 1_000],
    [503, '30', 30_000],
    [503, 'Sat, 21 Nov 2026 12:05:00 GMT', 300_000],
    [503, 'Sat, 21 Nov 2026 11:00:00 GMT', 1_000],
    [503, '99999999', 3_600_000],
    [429, 'soon', 60_000],
  ])('%i with Retry-After %s is asked again after a while', (status, retryAfter, afterMs) => {
    expect(read(status, retryAfter)).toEqual({ kind: 'later', afterMs });
  });

  it.each([500, 502, 503, 401, 403])('%i is left to the queue', (status) => {
    expect(read(status)).toBeNull();
  });

  it.each([400, 413, 301, 307])('%i is never asked again', (status) => {
    expect(read(status)).toEqual({ kind: 'refused' });
  });
});
