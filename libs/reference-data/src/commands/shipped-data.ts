import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const FOLDER = join('libs', 'reference-data', 'data');
const unzip = promisify(gunzip);

/** The shipped files stand beside the sources; compiled code in `dist/` finds them by walking up. */
function dataFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, FOLDER, 'version.json'))) {
      return join(folder, FOLDER);
    }
    if (folder === dirname(folder)) {
      throw new Error(`The reference data is missing: no folder above this program has ${FOLDER}`);
    }
  }
}

/** Version of the shipped data, such as 2026.1. */
export function shippedVersion(): string {
  const { version } = JSON.parse(readFileSync(join(dataFolder(), 'version.json'), 'utf8')) as { version: string };
  return version;
}

/** Rows of one shipped file (`countries`, `cities` …), in file order. */
export async function readShipped<T>(name: string): Promise<T[]> {
  const text = (await unzip(await readFile(join(dataFolder(), `${name}.ndjson.gz`)))).toString('utf8');
  return text.split('\n').map((line) => JSON.parse(line) as T);
}
