/**
 * Adds up the JavaScript that a first view loads (gzip), its texts with it, and fails above the limit.
 * Usage, after the front end's build: node frontend/scripts/bundle-size.mjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createAssetFinder, UI_LANGUAGE_CODES } from '../../dist/frontend/server/server-entry.js';

const LIMIT_KB = 120;
const PAGES = { home: 'home', list: 'job-list', offer: 'job' };

const clientDir = fileURLToPath(new URL('../../dist/frontend/client/', import.meta.url));
// What the server names in a page is what its first view loads.
const assetsOf = createAssetFinder(clientDir);

let failed = false;
for (const [name, page] of Object.entries(PAGES)) {
  for (const language of UI_LANGUAGE_CODES) {
    const { headScript, entry, preloads } = assetsOf(page, language);
    const files = new Set([entry, ...preloads]);
    const texts = [headScript, ...[...files].map((file) => readFileSync(join(clientDir, file)))];
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    const kilobytes = bytes / 1000;
    const tooBig = kilobytes > LIMIT_KB;
    failed ||= tooBig;
    console.log(
      `${name} (${language}): ${kilobytes.toFixed(1)} kB gz of JavaScript in ${files.size} files (limit ${LIMIT_KB})${tooBig ? ' TOO BIG' : ''}`,
    );
  }
}
process.exitCode = failed ? 1 : 0;
