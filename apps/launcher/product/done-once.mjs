import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../process/files.mjs';

/**
 * What was done to a database already and need not be done at every start. The note on the embedded cluster lies beside
 * it and goes with it.
 * @typedef {{ seeded?: number, migratedBy?: string }} Done
 */

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
function noteFile({ dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    return join(dataDir, 'postgres', 'done.json');
  }
  const name = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16);
  return join(dataDir, 'databases', `${name}.json`);
}

/**
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @returns {Done}
 */
export function readDone(settings) {
  return readJson(noteFile(settings)) ?? {};
}

/**
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {Done} more
 */
export function markDone(settings, more) {
  writeJson(noteFile(settings), { ...readDone(settings), ...more });
}
