import { describe, expect, it } from '@jest/globals';
import { countRequest, requestActivity } from './request-activity.js';

function pending() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

describe('request activity', () => {
  it('counts requests while they run', async () => {
    const seen: number[] = [];
    const stop = requestActivity.subscribe(() => seen.push(requestActivity.running()));
    const one = pending();
    const two = pending();
    const all = [countRequest('/api/jobs?a=1', () => one.promise), countRequest('/api/job?id=1', () => two.promise)];
    expect(requestActivity.running()).toBe(2);
    one.finish();
    two.finish();
    await Promise.all(all);
    stop();
    expect(requestActivity.running()).toBe(0);
    expect(seen).toEqual([1, 2, 1, 0]);
  });

  it('ends the count of a request that failed', async () => {
    await expect(countRequest('/api/jobs', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(requestActivity.running()).toBe(0);
  });

  it.each(['/api/version', '/api/dev/ping', '/api/version?t=1'])('leaves %s out', async (url) => {
    const request = pending();
    const done = countRequest(url, () => request.promise);
    expect(requestActivity.running()).toBe(0);
    request.finish();
    await done;
  });
});
