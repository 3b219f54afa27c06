import { randomBytes } from 'node:crypto';
import { madeOnce } from './made-once.mjs';

/**
 * The secret key of the data in this folder: codes that were mailed and secrets that are stored are worth nothing without it.
 * @param {string} dataDir
 * @returns {string} 256 random bits, Base64url
 */
export function secretKeyOf(dataDir) {
  return madeOnce(dataDir, 'secret-key', () => randomBytes(32).toString('base64url'));
}
