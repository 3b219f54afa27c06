import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random text that one browser keeps in a cookie: while somebody logs in by a provider, or until a new address is verified. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isBrowserSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

/** What is stored of it: enough to know the browser again. */
export function browserMark(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The nonce or the PKCE code verifier of one way out: both follow from the browser's secret, so neither is stored. 43 characters, as
 * RFC 7636 section 4.1 asks for.
 */
export function secretOf(browserSecret: string, use: 'nonce' | 'verifier', state: string): string {
  return createHmac('sha256', browserSecret).update(`${use}:${state}`).digest('base64url');
}
