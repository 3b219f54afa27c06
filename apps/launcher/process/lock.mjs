import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder, readJson } from './files.mjs';
import { identityOf, isAlive } from './identity.mjs';

/**
 * @typedef {import('./identity.mjs').ProcessIdentity} ProcessIdentity
 * @typedef {{ release: () => void, heldBy: undefined } | { release: undefined, heldBy: ProcessIdentity }} Lock
 */

/**
 * Takes a lock that ends with this process. One that a process left which is gone is cleared.
 * @param {string} file
 * @returns {Lock} heldBy: the living process that has it
 */
export function takeLock(file) {
  makePrivateFolder(dirname(file));
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identityOf(process.pid)), { mode: 0o600 });
  try {
    for (;;) {
      if (linked(own, file)) {
        return { release: () => release(file), heldBy: undefined };
      }
      const holder = readJson(file);
      if (isAlive(holder)) {
        return { release: undefined, heldBy: holder };
      }
      clearStale(file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * A link appears with its content or not at all.
 * @param {string} from
 * @param {string} to
 */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Two that clear at once: only what is moved away is looked at, and a living lock is put back.
 * @param {string} file */
function clearStale(file) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isAlive(readJson(aside))) {
    linked(aside, file);
  }
  rmSync(aside, { force: true });
}

/** @param {string} file */
function release(file) {
  try {
    if (JSON.parse(readFileSync(file, 'utf8')).pid === process.pid) {
      rmSync(file);
    }
  } catch {
    // The folder of data was removed meanwhile; the lock went with it.
  }
}
