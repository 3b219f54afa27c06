import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Of a server's log, its end. */
const LOG_LINES = 300;
/** A page that hangs keeps nobody waiting for its picture. */
const PICTURE_MS = 20_000;

interface Watched {
  context: BrowserContext;
  /** What its pages said on the console, at any level. */
  said: string[];
}

const watched = new Set<Watched>();
const logs = new Set<string>();

/** Keeps what the pages of a context say, until it is closed, for the case that a test fails. */
export function watchContext(context: BrowserContext): void {
  const one = { context, said: [] as string[] };
  watched.add(one);
  context.on('close', () => watched.delete(one));
  context.on('console', (message) => one.said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => one.said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) =>
    one.said.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
}

/** Names the log files of a product that this suite asks. */
export function watchLogs(files: readonly string[]): void {
  for (const file of files) logs.add(file);
}

/**
 * Writes what was there when a test failed: of each open page a picture, its address and its console; of each server the end of its log.
 *
 * @param folder a new one, below `.test-data/failed`
 */
async function keepEvidence(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pages = [...watched].flatMap(({ context, said }) => context.pages().map((page) => ({ page, said })));
  const kept = pages.map(async ({ page, said }, at) => {
    const file = join(folder, `page-${at + 1}`);
    await writeFile(`${file}.txt`, [page.url(), ...said, ''].join('\n'));
    await page.screenshot({ path: `${file}.png`, timeout: PICTURE_MS });
  });
  const copied = [...logs]
    .filter((file) => existsSync(file))
    .map(async (file) => {
      const lines = (await readFile(file, 'utf8')).split('\n').slice(-LOG_LINES);
      await writeFile(join(folder, file.slice(file.lastIndexOf('/') + 1)), lines.join('\n'));
    });
  // What cannot be kept hides neither the rest nor why the test failed.
  await Promise.allSettled([...kept, ...copied]);
}

/** Asked for by the environment of the tests when one has failed, before anything of it is closed (test/run/environment.mjs). */
Reflect.set(globalThis, Symbol.for('babelboard.keep-evidence'), keepEvidence);
