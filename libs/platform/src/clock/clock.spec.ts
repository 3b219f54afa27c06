import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OffsetClock } from './clock.js';

const NOON = new Date('2026-11-27T12:00:00Z');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  jest.useFakeTimers({ now: NOON });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

it('a clock is as far ahead of the system as its file says, whenever that is written', async () => {
  const file = join(folder, 'offset');
  const clock = new OffsetClock(file);
  await writeFile(file, '0');
  expect(clock.now()).toEqual(NOON);
  await writeFile(file, '60000');
  expect(clock.now()).toEqual(new Date('2026-11-27T12:01:00Z'));
});
