import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/redis.js';
import { Launched, processesIn } from './support/launched.js';

/** Live ones as the seed makes them (apps/cli/src/demo): those of the board, and those of the company that hires. */
const DEMO_OFFERS = 3_400 + 5;

const PROJECT = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'product-'));

const started: Launched[] = [];

/** Also what a failure left running: it would have the processors of all that come after it. */
afterAll(async () => {
  await Promise.all(started.map((one) => one.end()));
  rmSync(dataDir, { recursive: true, force: true });
});

/** The product itself, on a folder of data of its own. */
describe('npm start of the product', () => {
  it('serves the demo offers, ends without a trace, and is there again in seconds', async () => {
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir };
    const jobs = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/jobs`);
      return ((await answer.json()) as { jobs: { total_actives: number } }).jobs.total_actives;
    };
    const first = new Launched(PROJECT, 'start', [], { env });
    started.push(first);
    await first.ready(150_000);
    expect(await jobs()).toBe(DEMO_OFFERS);
    const page = await fetch(`http://127.0.0.1:${port}/jobs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect((await fetch(`http://localhost:${port}/dev/mailbox`)).status).toBe(200);
    await first.end();
    expect(processesIn(dataDir)).toEqual([]);

    const began = Date.now();
    const second = new Launched(PROJECT, 'start', [], { env });
    started.push(second);
    await second.ready();
    // Alone it takes six; another suite has the same processors, and a start that makes anything anew takes a minute.
    expect(Date.now() - began).toBeLessThan(20_000);
    expect(await jobs()).toBe(DEMO_OFFERS);
    await second.end();
    expect(processesIn(dataDir)).toEqual([]);
  });
});
