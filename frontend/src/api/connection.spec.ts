import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connection } from './connection.js';

let online: boolean;
let server: () => Promise<unknown>;
let events: EventTarget;
let stop: () => void;
const given = { fetch: globalThis.fetch, navigator: globalThis.navigator };

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve({});
const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** What of a browser it asks. */
function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, value });
}

beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  server = there;
  events = new EventTarget();
  put('navigator', {
    get onLine() {
      return online;
    },
  });
  put('window', events);
  put('fetch', () => server());
  stop = connection.listen();
  connection.answered();
});
afterEach(() => {
  stop();
  put('navigator', given.navigator);
  put('fetch', given.fetch);
  Reflect.deleteProperty(globalThis, 'window');
  jest.useRealTimers();
});

describe('the connection', () => {
  it('is not lost by one request that failed', async () => {
    connection.failed();
    await later(0);
    expect(connection.lost()).toBe(false);
  });

  it('is lost when the server does not answer either, and back when it does', async () => {
    server = gone;
    connection.failed();
    await later(0);
    expect(connection.lost()).toBe(true);
    const back = jest.fn();
    connection.whenBack(back);
    server = there;
    await later(2_000);
    expect(connection.lost()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('follows what the browser says, also while an older question waits', async () => {
    online = false;
    events.dispatchEvent(new Event('offline'));
    expect(connection.lost()).toBe(true);
    let fail: (error: Error) => void = () => undefined;
    server = () => new Promise((_resolve, reject) => (fail = reject));
    connection.failed();
    online = true;
    server = there;
    events.dispatchEvent(new Event('online'));
    await later(0);
    expect(connection.lost()).toBe(false);
    fail(new TypeError('late'));
    await later(0);
    expect(connection.lost()).toBe(false);
  });

  it('is not back by an answer that the browser has kept', () => {
    online = false;
    events.dispatchEvent(new Event('offline'));
    connection.answered();
    expect(connection.lost()).toBe(true);
  });

  it('is asked for less and less often', async () => {
    let asked = 0;
    server = () => {
      asked += 1;
      return gone();
    };
    connection.failed();
    await later(0);
    for (let n = 0; n < 5; n += 1) connection.failed();
    await later(61_000);
    expect(asked).toBe(6);
  });
});
