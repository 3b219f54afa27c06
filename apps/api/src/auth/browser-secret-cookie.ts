import { isBrowserSecret } from '@babelboard/identity';
import type { Settings } from '@babelboard/platform';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Between several secrets; none holds it. */
const DIVIDER = '.';
/** More than one person has begun; the oldest go. */
const MOST = 5;

/** Tells the browser in which something began from every other one. */
export class BrowserSecretCookie {
  private readonly options: CookieOptions;
  private readonly name: string;

  constructor(
    { baseUrl }: Settings,
    name: string,
    private readonly keptMs: number,
  ) {
    const secure = baseUrl.startsWith('https:');
    // Lax: the way back from a provider or a mail is a navigation from another site.
    this.options = { path: '/', sameSite: 'lax', httpOnly: true, secure };
    // RFC 6265bis, section 4.1.3.2: neither a page of a neighbouring host nor one by http can set it.
    this.name = secure ? `__Host-${name}` : name;
  }

  /** The newest first. */
  read(request: Request): string[] {
    const value = parseCookie(request.get('cookie') ?? '')[this.name] ?? '';
    return value.split(DIVIDER).filter(isBrowserSecret).slice(0, MOST);
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  protected keep(response: Response, secrets: string[]): void {
    const value = secrets.slice(0, MOST).join(DIVIDER);
    response.cookie(this.name, value, { ...this.options, maxAge: this.keptMs });
  }
}
