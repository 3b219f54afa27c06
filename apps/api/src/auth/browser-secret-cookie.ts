import { isBrowserSecret, newBrowserSecret } from '@babelboard/identity';
import type { Settings } from '@babelboard/platform';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Tells the browser in which something began from every other one. */
export class BrowserSecretCookie {
  private readonly options: CookieOptions;

  constructor(
    { baseUrl }: Settings,
    private readonly name: string,
    private readonly keptMs: number,
  ) {
    // Lax: the way back from a provider or a mail is a navigation from another site.
    this.options = { path: '/', sameSite: 'lax', httpOnly: true, secure: baseUrl.startsWith('https:') };
  }

  read(request: Request): string | null {
    const value = parseCookie(request.get('cookie') ?? '')[this.name];
    return isBrowserSecret(value) ? value : null;
  }

  /** The browser's secret, kept anew; a new one where it has none, so that several tabs do not disturb each other. */
  renew(request: Request, response: Response): string {
    const secret = this.read(request) ?? newBrowserSecret();
    response.cookie(this.name, secret, { ...this.options, maxAge: this.keptMs });
    return secret;
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
