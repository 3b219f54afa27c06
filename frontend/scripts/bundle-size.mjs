/**
 * Adds up the JavaScript that a first view loads (gzip) from the build's manifest, and fails above the limit.
 * Usage, after the front end's build: node frontend/scripts/bundle-size.mjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 170;
const ENTRIES = ['src/theme/scheme-entry.ts', 'src/app/browser-entry.tsx'];
const PAGES = {
  home: 'src/features/jobs/pages/home.page.tsx',
  list: 'src/features/jobs/pages/job-list.page.tsx',
  offer: 'src/features/jobs/pages/job.page.tsx',
};

const clientDir = fileURLToPath(new URL('../../dist/frontend/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));

function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

let failed = false;
for (const [name, key] of Object.entries(PAGES)) {
  const files = new Set([...ENTRIES, key].flatMap((entry) => [...filesOf(entry)]));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(clientDir, file))).length, 0);
  const kilobytes = bytes / 1000;
  const tooBig = kilobytes > LIMIT_KB;
  failed ||= tooBig;
  console.log(
    `${name}: ${kilobytes.toFixed(1)} kB gz of JavaScript in ${files.size} files (limit ${LIMIT_KB})${tooBig ? ' TOO BIG' : ''}`,
  );
}
process.exitCode = failed ? 1 : 0;
