import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from '@jest/globals';
import { giveWay } from './give-way.js';

it('lets a process come after the one that asks, and minds none that is not there', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  giveWay(child.pid);
  expect(getPriority(child.pid)).toBe(5);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => giveWay(child.pid)).not.toThrow();
  expect(() => giveWay(undefined)).not.toThrow();
});
