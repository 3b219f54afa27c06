import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../process/files.mjs';

/**
 * A secret of the data in this folder, made once.
 * @param {string} dataDir
 * @param {string} name of its file
 * @param {() => string} make
 * @returns {string}
 */
export function madeOnce(dataDir, name, make) {
  const file = join(dataDir, name);
  return read(file) ?? write(file, dataDir, make());
}

/**
 * @param {string} file
 * @param {string} dataDir
 * @param {string} secret
 * @returns {string}
 */
function write(file, dataDir, secret) {
  makePrivateFolder(dataDir);
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  try {
    // Unlike a rename this leaves the secret of a command that was faster.
    linkSync(draft, file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
