import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { Launched, processesIn, processesOfStart } from './support/launched.js';
import { isRoot } from './support/users.js';

const PROJECT = join(import.meta.dirname, '../..');

let root: string;
let dataDir: string;
let port: number;
let first: Launched;

/** As root the clone lies in a folder that nobody else can enter. */
beforeAll(async () => {
  root = mkdtempSync(join(isRoot ? homedir() : tmpdir(), 'fresh-clone-'));
  chmodSync(root, 0o700);
  dataDir = join(root, '.data');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: PROJECT });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(PROJECT, file), join(root, file), { force: true });
  }
  port = await freePort();
  first = start();
  await first.ready();
});

/** Also what a failure left running. */
afterAll(async () => {
  await first?.end();
  rmSync(root, { recursive: true, force: true });
});

/** With the whole environment, for it may say how packages are reached. */
function start(): Launched {
  const env = { ...(process.env as Record<string, string>), NODE_OPTIONS: '', NODE_ENV: '', PORT: String(port) };
  return new Launched(root, 'start', [], { byNpm: true, env });
}

async function offers(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/jobs`);
  return ((await answer.json()) as { jobs: { total_search: number } }).jobs.total_search;
}

describe('a fresh clone', () => {
  it('comes up by npm start alone', async () => {
    process.stdout.write(`Fresh clone: ${first.stdout.split('\n').find((line) => line.includes('together'))}\n`);
    expect(await offers()).toBeGreaterThan(3_000);
    await first.end();
    expect(processesIn(root)).toEqual([]);
  });

  it.each(['launcher', 'api', 'worker', 'postgres', 'meilisearch', 'guardian'])(
    'has all offers after %s was killed and npm start was given again',
    async (name) => {
      const killed = start();
      await killed.ready();
      const before = await offers();
      process.kill(processesOfStart(dataDir)[name] ?? 0, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000));
      await killed.end();
      const again = start();
      await again.ready();
      expect(await offers()).toBe(before);
      await again.end();
      expect(processesIn(root)).toEqual([]);
    },
  );
});
