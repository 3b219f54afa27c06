import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { browserMark } from '../registration/domain/browser-secret.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { sameSitePath } from './domain/same-site-path.js';
import { socialLoginExpired } from './social-login.errors.js';

const PURPOSE = 'social-login';
const LIFETIME_MS = 10 * 60_000;

/** Where a way out began, kept for the way back. */
export interface SocialStart {
  provider: string;
  /** The page to go on with, as of the default language; null where nobody said one. */
  redirect: string | null;
  /** Of the page; a start of the version before has none. */
  language?: string;
}

/** The ways out to providers: the state of each (RFC 6749, section 10.12) is a single-use token bound to one browser. */
@Injectable()
export class SocialStarts {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Gives the state for a way out. The page to go on with is kept where it is one of this site. */
  async begin({ redirect, ...start }: SocialStart, browserSecret: string): Promise<string> {
    const { id } = await this.tokens.issue(this.database.dataSource.manager, {
      purpose: PURPOSE,
      accountId: null,
      data: { ...start, redirect: sameSitePath(redirect), browser: browserMark(browserSecret) },
      lifetimeMs: LIFETIME_MS,
    });
    return this.tokens.tokenOf(id, PURPOSE);
  }

  /**
   * Uses the state up on the way back; from another browser it stays as it is.
   * @throws DomainError SOCIAL_LOGIN_EXPIRED, TOKEN_INVALID
   */
  async end(state: string, browserSecret: string): Promise<SocialStart> {
    return this.database.transaction(async (tx) => {
      const { data } = await this.tokens.redeem(tx, PURPOSE, state);
      if (data.browser !== browserMark(browserSecret)) {
        throw socialLoginExpired();
      }
      return data as unknown as SocialStart;
    });
  }
}
