import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, untilGone } from '../process/end-process.mjs';
import { readJson, writeJson } from '../process/files.mjs';

/**
 * @typedef {import('../process/identity.mjs').ProcessIdentity} ProcessIdentity
 * @typedef {{ launcher?: ProcessIdentity, api?: ProcessIdentity, worker?: ProcessIdentity, cvService?: ProcessIdentity, tools?: ProcessIdentity[] }} ProductState
 */

const END_MS = 3_000;

/** @param {string} dataDir */
const productFile = (dataDir) => join(dataDir, 'run', 'product.json');

/**
 * Writes down which processes a start has, for a next start and for whoever looks.
 * @param {string} dataDir
 * @param {ProductState} state
 */
export function writeProduct(dataDir, state) {
  writeJson(productFile(dataDir), state);
}

/** @param {string} dataDir */
export function removeProduct(dataDir) {
  rmSync(productFile(dataDir), { force: true });
}

/**
 * Ends what a killed start left behind.
 * @param {string} dataDir
 */
export async function clearLeftovers(dataDir) {
  /** @type {ProductState} */
  const { api, worker, cvService, tools = [] } = readJson(productFile(dataDir)) ?? {};
  await Promise.all([
    ...[api, worker, cvService].map(async (identity) => {
      // They notice by themselves that their launcher is gone.
      if (!(await untilGone(identity, END_MS))) {
        await endProcess(identity, [{ signal: 'SIGTERM', waitMs: END_MS }]);
      }
    }),
    ...tools.map((identity) => endProcess(identity, [{ signal: 'SIGTERM', waitMs: END_MS }], { group: true })),
  ]);
  removeProduct(dataDir);
}
