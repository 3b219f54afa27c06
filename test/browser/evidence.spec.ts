import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.js';
import { watchLogs } from '../support/evidence.js';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Stands where the environment of the tests finds it. */
const keepEvidence = () =>
  Reflect.get(globalThis, Symbol.for('babelboard.keep-evidence')) as (folder: string) => Promise<void>;

it('of a failed test is a picture of each open page, its console and the end of the servers’ logs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  const log = join(folder, 'api-1.log');
  await writeFile(log, Array.from({ length: 1_000 }, (_, line) => `line ${line}`).join('\n'));
  watchLogs([log]);
  const closed = await openPage(browser);
  await closed.context().close();
  const page = await openPage(browser);
  await page.setContent('<h1>Nobody is here</h1><script>console.info("looked in vain")</script>');

  await keepEvidence()(join(folder, 'kept'));
  expect((await readdir(join(folder, 'kept'))).sort()).toEqual(['api-1.log', 'page-1.png', 'page-1.txt']);
  expect(await readFile(join(folder, 'kept/page-1.txt'), 'utf8')).toBe('about:blank\ninfo: looked in vain\n');
  expect((await readFile(join(folder, 'kept/page-1.png'))).subarray(1, 4).toString()).toBe('PNG');
  const lines = (await readFile(join(folder, 'kept/api-1.log'), 'utf8')).split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([300, 'line 999']);
});
