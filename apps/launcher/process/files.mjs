import { chmodSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_LOG = 20_000_000;

/**
 * @param {string} file
 * @returns {any} nothing when the file is not there or broken
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that only this user can read, as a whole or not at all.
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson(file, value) {
  makePrivateFolder(dirname(file));
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** @param {string} folder */
export function makePrivateFolder(folder) {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) {
    chmodSync(folder, 0o700);
  }
}

/**
 * Opens a log to be written by a process itself, so that it goes on when its parent is gone. A long one is put aside first.
 * @param {string} file
 * @returns {number} file descriptor
 */
export function openLog(file) {
  makePrivateFolder(dirname(file));
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) {
    renameSync(file, `${file}.1`);
  }
  return openSync(file, 'a', 0o600);
}

/**
 * @param {string} file
 * @param {number} [from] offset in bytes
 * @returns {string} nothing when the file is not there
 */
export function readTail(file, from = 0) {
  try {
    return readFileSync(file).subarray(from).toString('utf8');
  } catch {
    return '';
  }
}

/** @param {string} file */
export function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
