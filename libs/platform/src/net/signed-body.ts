import { createHmac, timingSafeEqual } from 'node:crypto';

/** Clocks differ, and senders try again with a new signature. */
const TOLERANCE_MS = 300_000;

/** What came over the net with the claim of who sent it. */
export interface SignedBody {
  /** Seconds since 1970. */
  timestamp: string;
  /** Hexadecimal. */
  signature: string;
  body: Buffer;
}

/** Signs a body: the HMAC-SHA256 of `<timestamp>.<body>` in hexadecimal. @param timestamp seconds since 1970 */
export function signBody(secret: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Whether whoever knows the secret has signed it, at most five minutes off. */
export function isSignedBody(secret: string, { timestamp, signature, body }: SignedBody, now: Date): boolean {
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1_000) <= TOLERANCE_MS;
  const expected = Buffer.from(signBody(secret, timestamp, body), 'hex');
  const given = Buffer.from(signature, 'hex');
  return /^\d+$/.test(timestamp) && isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
