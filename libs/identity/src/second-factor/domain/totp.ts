import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret: 160 bits, as RFC 4226 section 4 recommends. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The secret as people type it into an authenticator: Base32. */
export function totpSecretText(secret: Buffer): string {
  return toSecret(secret).base32;
}

/** The key URI that authenticators read from a QR code. */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  return totp(secret, { issuer, label: account }).toString();
}

/**
 * The time step (RFC 6238: SHA-1, 6 digits, 30 s) whose code was typed; null when it is the code of no step near `now`, or of one
 * that is not after `lastStep`: a code is good once.
 */
export function acceptedTotpStep(secret: Buffer, code: string, now: Date, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) {
    return null;
  }
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) {
    return null;
  }
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

function totp(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: toSecret(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

function toSecret(secret: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
