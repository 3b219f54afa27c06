import { newBrowserSecret } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { type CookieName, cookieLifetime } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BrowserSecretCookie } from './browser-secret-cookie.js';

const COOKIE = 'registration' satisfies CookieName;

/** Of the browser in which somebody registered; it goes when the address is verified, and with a logout: the next one at a shared computer is another person. */
@Injectable()
export class RegistrationCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, COOKIE, cookieLifetime(COOKIE));
  }

  /** A secret for one registration, always a new one: whoever may have set another there before knows nothing. */
  add(request: Request, response: Response): string {
    const secret = newBrowserSecret();
    this.keep(response, [secret, ...this.read(request)]);
    return secret;
  }

  /** Takes the secret of one registration away; the others wait for their own mails. */
  drop(secret: string, request: Request, response: Response): void {
    const others = this.read(request).filter((one) => one !== secret);
    if (others.length === 0) {
      this.clear(response);
    } else {
      this.keep(response, others);
    }
  }
}
