import { type CookieName, cookieLifetime } from '@babelboard/wire';
import type { CookieOptions, Response } from 'express';

export const TOKEN_COOKIE = 'token' satisfies CookieName;
export const EMAIL_COOKIE = 'email' satisfies CookieName;
const TIMESTAMP_COOKIE = 'login_timestamp' satisfies CookieName;

/** Longer than a session: the page still knows who was here when it says that the session is over. */
const KEPT_MS = cookieLifetime(TOKEN_COOKIE);

/** What the cookies say of a session. */
export interface CookieSession {
  token: string;
  email: string;
  createdAt: Date;
}

/** The cookies of a session. `login_timestamp` (milliseconds) and `email` are for the page, `token` for this server alone. */
export class SessionCookies {
  constructor(private readonly https: boolean) {}

  /** Overwrites what was there, so nobody goes on with a session that somebody else put into their browser. */
  set(response: Response, { token, email, createdAt }: CookieSession): void {
    const options = { ...this.options(), maxAge: KEPT_MS };
    response.cookie(TOKEN_COOKIE, token, { ...options, httpOnly: true });
    response.cookie(EMAIL_COOKIE, email, options);
    response.cookie(TIMESTAMP_COOKIE, String(createdAt.getTime()), options);
  }

  clear(response: Response): void {
    response.clearCookie(TOKEN_COOKIE, { ...this.options(), httpOnly: true });
    response.clearCookie(EMAIL_COOKIE, this.options());
    response.clearCookie(TIMESTAMP_COOKIE, this.options());
  }

  private options(): CookieOptions {
    return { path: '/', sameSite: 'lax', secure: this.https };
  }
}
