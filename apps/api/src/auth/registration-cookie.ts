import { Settings } from '@babelboard/platform';
import { type CookieName, cookieLifetime } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { BrowserSecretCookie } from './browser-secret-cookie.js';

const COOKIE = 'registration' satisfies CookieName;

/** Of the browser in which somebody registered; it goes when the address is verified, and with a logout: the next one at a shared computer is another person. */
@Injectable()
export class RegistrationCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, COOKIE, cookieLifetime(COOKIE));
  }
}
