import { newBrowserSecret } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { type CookieName, cookieLifetime } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BrowserSecretCookie } from '../browser-secret-cookie.js';

const COOKIE = 'social_login' satisfies CookieName;

/** Of the browser in which a login by a provider began. */
@Injectable()
export class SocialLoginCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, COOKIE, cookieLifetime(COOKIE));
  }

  /** Null where nothing began in this browser. */
  secretOf(request: Request): string | null {
    return this.read(request)[0] ?? null;
  }

  /** The browser's secret, kept anew; a new one where it has none, so that several tabs do not disturb each other. */
  renew(request: Request, response: Response): string {
    const secret = this.secretOf(request) ?? newBrowserSecret();
    this.keep(response, [secret]);
    return secret;
  }
}
