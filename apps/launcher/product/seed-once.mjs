import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from '../process/files.mjs';

/**
 * Where it is written down that this database has its demo data; it goes with the embedded cluster when that is removed.
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 */
function stamp({ dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    return join(dataDir, 'postgres', 'seeded.json');
  }
  return join(dataDir, 'seeded', `${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}.json`);
}

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
export function isSeeded(settings) {
  return existsSync(stamp(settings));
}

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
export function markSeeded(settings) {
  writeJson(stamp(settings), { seededAt: new Date().toISOString() });
}
