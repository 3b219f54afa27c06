import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../../test/support/eventually.js';
import { BatchLoop } from './batch-loop.js';

let loop: BatchLoop;
afterEach(async () => {
  jest.useRealTimers();
  await loop.stop();
});

describe('BatchLoop', () => {
  it('goes on while there is work, then waits until it is woken', async () => {
    let waiting = 3;
    let steps = 0;
    const step = async () => {
      steps += 1;
      waiting -= waiting > 0 ? 1 : 0;
      return waiting;
    };
    loop = new BatchLoop({ name: 'test', pollMs: 60_000, step });
    loop.start();
    await eventually(() => expect(steps).toBe(3));
    loop.wake();
    await eventually(() => expect(steps).toBe(4));
  });

  it('looks once more shortly after work, for what was added without waking it', async () => {
    const added = [1, 0, 1, 0];
    let steps = 0;
    const step = async () => {
      steps += 1;
      return added.shift() ?? 0;
    };
    loop = new BatchLoop({ name: 'test', pollMs: 60_000, lingerMs: 5, step });
    jest.useFakeTimers();
    loop.start();
    await jest.advanceTimersByTimeAsync(59_999);
    expect(steps).toBe(5);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(steps).toBe(6);
  });

  it('does not miss a wake that comes while a step runs', async () => {
    let steps = 0;
    const step = async () => {
      steps += 1;
      if (steps === 1) {
        loop.wake();
      }
      return 0;
    };
    loop = new BatchLoop({ name: 'test', pollMs: 60_000, step });
    loop.start();
    await eventually(() => expect(steps).toBe(2));
  });

  it('tries again after an error', async () => {
    Logger.overrideLogger(false);
    let steps = 0;
    const step = async () => {
      steps += 1;
      if (steps === 1) {
        throw new Error('the database is away');
      }
      return 0;
    };
    loop = new BatchLoop({ name: 'test', pollMs: 60_000, step });
    loop.start();
    await eventually(() => expect(steps).toBe(2));
  });
});
