import { createECDH } from 'node:crypto';
import { madeOnce } from './made-once.mjs';

/**
 * By what push services know the installation whose data is in this folder: browsers take messages from the key that they were told of, and no other.
 * @param {string} dataDir
 * @returns {string} a private key of P-256, Base64url
 */
export function vapidKeyOf(dataDir) {
  return madeOnce(dataDir, 'vapid-key', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    // A number that begins with zeros is shorter.
    return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
  });
}
