import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { BrowserSecretCookie } from './browser-secret-cookie.js';

/** As long as the link counts that verifies the address. */
const KEPT_MS = 24 * 3_600_000;

/** Of the browser in which somebody registered; it goes when the address is verified, and with a logout: the next one at a shared computer is another person. */
@Injectable()
export class RegistrationCookie extends BrowserSecretCookie {
  constructor(settings: Settings) {
    super(settings, 'registration', KEPT_MS);
  }
}
