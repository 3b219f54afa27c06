import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { BrowserSecretCookie } from '../browser-secret-cookie.js';

/** As long as the mail's link counts that may end such a login. */
const KEPT_MS = 3_600_000;

/** Of the browser in which a login by a provider began. */
@Injectable()
export class SocialLoginCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, 'social_login', KEPT_MS);
  }
}
