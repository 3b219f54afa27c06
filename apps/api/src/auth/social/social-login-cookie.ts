import { Settings } from '@babelboard/platform';
import { type CookieName, cookieLifetime } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { BrowserSecretCookie } from '../browser-secret-cookie.js';

const COOKIE = 'social_login' satisfies CookieName;

/** Of the browser in which a login by a provider began. */
@Injectable()
export class SocialLoginCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, COOKIE, cookieLifetime(COOKIE));
  }
}
