import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../process/files.mjs';

/**
 * The secret key of the data in this folder, made once: codes that were mailed and secrets that are stored are worth nothing without it.
 * @param {string} dataDir
 * @returns {string} 256 random bits, Base64url
 */
export function secretKeyOf(dataDir) {
  const file = join(dataDir, 'secret-key');
  return read(file) ?? make(file, dataDir);
}

/**
 * @param {string} file
 * @param {string} dataDir
 * @returns {string}
 */
function make(file, dataDir) {
  makePrivateFolder(dataDir);
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Unlike a rename this leaves the key of a command that was faster.
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
