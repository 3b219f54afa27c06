import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets of authenticators as they lie in the database: AES-256-GCM under a key derived from SECRET_KEY (HKDF, RFC 5869), bound to
 * their account. Stored as nonce, tag, ciphertext.
 */
@Injectable()
export class TotpSecrets {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'totp-secret', 32));
  }

  encrypt(accountId: number, secret: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(String(accountId)));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when it was sealed for another account or under another key, or was changed */
  decrypt(accountId: number, stored: Buffer): Buffer {
    const nonce = stored.subarray(0, NONCE_BYTES);
    const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, nonce)
      .setAAD(Buffer.from(String(accountId)))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
