import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { browserMark } from '../registration/domain/browser-secret.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { sameSitePath } from './domain/same-site-path.js';
import { socialLoginExpired } from './social-login.errors.js';

const PURPOSE = 'social-login';
const LIFETIME_MS = 10 * 60_000;

/** The ways out to providers: the state of each (RFC 6749, section 10.12) is a single-use token bound to one browser. */
@Injectable()
export class SocialStarts {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Gives the state for a way out. @param redirect the page to go on with; kept where it is one of this site */
  async begin(provider: string, browserSecret: string, redirect: string | null): Promise<string> {
    const { id } = await this.tokens.issue(this.database.dataSource.manager, {
      purpose: PURPOSE,
      accountId: null,
      data: { provider, redirect: sameSitePath(redirect), browser: browserMark(browserSecret) },
      lifetimeMs: LIFETIME_MS,
    });
    return this.tokens.tokenOf(id, PURPOSE);
  }

  /**
   * Uses the state up on the way back; from another browser it stays as it is.
   * @throws DomainError SOCIAL_LOGIN_EXPIRED, TOKEN_INVALID
   */
  async end(state: string, browserSecret: string): Promise<{ provider: string; redirect: string | null }> {
    return this.database.transaction(async (tx) => {
      const { data } = await this.tokens.redeem(tx, PURPOSE, state);
      if (data.browser !== browserMark(browserSecret)) {
        throw socialLoginExpired();
      }
      return data as { provider: string; redirect: string | null };
    });
  }
}
