import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, readJson, writeJson } from '../process/files.mjs';
import { identityOf, isAlive } from '../process/identity.mjs';

/**
 * @typedef {'postgres' | 'meilisearch'} Part
 * @typedef {'starting' | 'ready' | 'failed'} PartState
 * @typedef {import('../process/identity.mjs').ProcessIdentity} ProcessIdentity
 */

/**
 * What the guardian tells everybody, in `run/services.json`.
 * @typedef {object} ServicesState
 * @property {'running' | 'ending'} phase
 * @property {ProcessIdentity} guardian
 * @property {Partial<Record<Part, PartState>>} parts
 * @property {Partial<Record<Part, string>>} problems why a part failed
 * @property {Partial<Record<Part | 'guardian', number>>} pids
 * @property {string} [databaseUrl]
 * @property {string} [benchDatabaseUrl] for whoever makes databases of their own
 * @property {string} [meilisearchUrl]
 * @property {string} [meilisearchKey]
 */

/** @param {string} dataDir */
const stateFile = (dataDir) => join(dataDir, 'run', 'services.json');
/** @param {string} dataDir */
const usersFolder = (dataDir) => join(dataDir, 'run', 'users');

/**
 * @param {string} dataDir
 * @returns {ServicesState | undefined} nothing when no living guardian stands behind it
 */
export function readServices(dataDir) {
  const state = readJson(stateFile(dataDir));
  return isAlive(state?.guardian) ? state : undefined;
}

/**
 * @param {string} dataDir
 * @param {ServicesState} state
 */
export function writeServices(dataDir, state) {
  writeJson(stateFile(dataDir), state);
}

/** @param {string} dataDir */
export function removeServices(dataDir) {
  rmSync(stateFile(dataDir), { force: true });
}

/**
 * Says that this process needs servers; they run while anybody who needs them lives.
 * @param {string} dataDir
 * @param {Part[]} wants
 */
export function registerUser(dataDir, wants) {
  makePrivateFolder(usersFolder(dataDir));
  writeJson(join(usersFolder(dataDir), `${process.pid}.json`), { ...identityOf(process.pid), wants });
}

/** @param {string} dataDir */
export function unregisterUser(dataDir) {
  rmSync(join(usersFolder(dataDir), `${process.pid}.json`), { force: true });
}

/**
 * @param {string} dataDir
 * @returns {(ProcessIdentity & { wants: Part[] })[]} the living ones
 */
export function listUsers(dataDir) {
  /** @type {string[]} */
  let files = [];
  try {
    files = readdirSync(usersFolder(dataDir)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return files.flatMap((name) => {
    const file = join(usersFolder(dataDir), name);
    const user = readJson(file);
    if (isAlive(user)) {
      return [user];
    }
    rmSync(file, { force: true });
    return [];
  });
}
