import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
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

const env = { PORT: '', DATA_DIR: dataDir };

async function start(): Promise<Launched> {
  const launched = new Launched(PROJECT, 'start', [], { env });
  started.push(launched);
  await launched.ready();
  return launched;
}

async function jobs(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/jobs`);
  return ((await answer.json()) as { jobs: { total_actives: number } }).jobs.total_actives;
}

let first: Launched;

beforeAll(async () => {
  env.PORT = String(await freePort());
  first = await start();
});

/** The product itself, on a folder of data of its own. */
describe('npm start of the product', () => {
  it('serves the demo offers, ends without a trace, and is there again without making anything anew', async () => {
    expect(await jobs()).toBe(DEMO_OFFERS);
    const page = await fetch(`http://127.0.0.1:${env.PORT}/jobs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect((await fetch(`http://localhost:${env.PORT}/dev/mailbox`)).status).toBe(200);
    await first.end();
    expect(processesIn(dataDir)).toEqual([]);

    const second = await start();
    expect(second.stdout).not.toMatch(/build|migrate|seed/);
    expect(await jobs()).toBe(DEMO_OFFERS);
    await second.end();
    expect(processesIn(dataDir)).toEqual([]);
  });
});
