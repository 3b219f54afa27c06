import { isBrowserSecret, newBrowserSecret } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

const COOKIE = 'social_login';
/** As long as the mail's link counts that may end such a login. */
const KEPT_MS = 3_600_000;

/** Tells the browser in which a login by a provider began from every other one. */
@Injectable()
export class BrowserSecretCookie {
  private readonly options: CookieOptions;

  constructor(settings: Settings) {
    // Lax: the way back from the provider is a navigation from another site.
    this.options = { path: '/', sameSite: 'lax', httpOnly: true, secure: settings.baseUrl.startsWith('https:') };
  }

  read(request: Request): string | null {
    const value = parseCookie(request.get('cookie') ?? '')[COOKIE];
    return isBrowserSecret(value) ? value : null;
  }

  /** The browser's secret, kept for another hour; a new one where it has none, so that logins in several tabs do not disturb each other. */
  renew(request: Request, response: Response): string {
    const secret = this.read(request) ?? newBrowserSecret();
    response.cookie(COOKIE, secret, { ...this.options, maxAge: KEPT_MS });
    return secret;
  }

  clear(response: Response): void {
    response.clearCookie(COOKIE, this.options);
  }
}
