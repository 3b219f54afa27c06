import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { EMAIL_COOKIE, TOKEN_COOKIE } from '../session-cookies.js';

/** What a request says about who sends it. */
export interface Credentials {
  token: string;
  email: string;
  /** Browsers add cookies by themselves, also to requests that another site makes them send; nobody adds a header so. */
  kind: 'cookie' | 'bearer';
}

/** Longer ones are nobody's, and not worth a look into the database. */
const LONGEST = 400;

const BEARER = /^Bearer\b/i;
const BEARER_TOKEN = /^Bearer +([\w~+/.=-]+)$/i;

/**
 * Reads `Authorization: Bearer` + `X-Auth-Email`, else the cookies. Whoever sends a bearer means it: cookies beside it do not
 * count. Another scheme is not for this server (a proxy may ask for a password of its own).
 * @returns null where there are none, or only half of them
 */
export function readCredentials(request: Request): Credentials | null {
  const authorization = request.get('authorization');
  if (authorization !== undefined && BEARER.test(authorization)) {
    return whole(BEARER_TOKEN.exec(authorization)?.[1], request.get('x-auth-email'), 'bearer');
  }
  const cookies = parseCookie(request.get('cookie') ?? '');
  return whole(cookies[TOKEN_COOKIE], cookies[EMAIL_COOKIE], 'cookie');
}

function whole(token: string | undefined, email: string | undefined, kind: Credentials['kind']): Credentials | null {
  const sound = token && email && token.length <= LONGEST && email.length <= LONGEST;
  return sound && !email.includes('\u0000') ? { token, email, kind } : null;
}
