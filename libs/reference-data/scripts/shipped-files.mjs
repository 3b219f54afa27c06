import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Folder of the shipped files. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Lines of a text file, gzipped or not. */
export function readLines(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').filter(Boolean);
}

export const readNdjson = (file) => readLines(file).map((line) => JSON.parse(line));

export const readOverrides = (name) => readJson(fileURLToPath(new URL(`./overrides/${name}.json`, import.meta.url)));

/** Rows of a shipped file, or none when it was never built: ids are taken over from it. */
export function readShipped(name) {
  const file = join(dataFolder, name);
  return existsSync(file) ? readNdjson(file) : [];
}

/** Writes one row a line, gzipped without a time stamp so that equal rows give an equal file. */
export function writeShipped(name, rows) {
  const file = join(dataFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  const bytes = gzipSync(rows.map((row) => JSON.stringify(row)).join('\n'), { level: 9 });
  writeFileSync(file, bytes);
  console.log(`${name}: ${rows.length} rows, ${Math.round(bytes.length / 1024)} kB`);
}

/** Keeps the id that a key had in the shipped file and numbers new keys after the highest one ever given. */
export function stableIds(shippedRows, keyOf, keys) {
  const ids = new Map(shippedRows.map((row) => [keyOf(row), row.id]));
  let last = Math.max(0, ...ids.values());
  for (const key of keys) if (!ids.has(key)) ids.set(key, ++last);
  return ids;
}
