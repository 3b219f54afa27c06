import { ECDH } from 'node:crypto';

/** What a browser gives us to encrypt with (RFC 8291). */
export interface SubscriptionKeys {
  /** A point of P-256, uncompressed, Base64url. */
  p256dh: string;
  /** 16 bytes, Base64url. */
  auth: string;
}

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** Whether something can be encrypted with them: else each message would fail. */
export function areUsableKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === POINT_BYTES && Buffer.from(auth, 'base64url').length === SECRET_BYTES && isOnCurve(point);
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
