import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Account } from '../../accounts/entities/account.entity.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { isRegistrants } from '../../registration/domain/registrant-browser.js';
import { codeWrong, secondFactorRequired } from '../../second-factor/second-factor.errors.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { tokenInvalid } from '../../single-use-tokens/single-use-token.errors.js';
import { isLinked, type OpenLink, SocialLinks } from '../social-links.js';
import { socialConsentNeeded, socialMailNeeded } from '../social-login.errors.js';
import { LinkSocialIdentity } from './link-social-identity.command.js';

/** What the checks before the transaction went by. */
const COMPARED = ['email', 'emailVerifiedAt', 'passwordHash', 'totpConfirmedAt'] as const;

@CommandHandler(LinkSocialIdentity)
export class LinkSocialIdentityHandler implements ICommandHandler<LinkSocialIdentity> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
    private readonly reauthentication: Reauthentication,
    private readonly links: SocialLinks,
  ) {}

  /**
   * The token is used up by success alone, so that a mistyped password or code can be typed again.
   * @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE, SOCIAL_MAIL_NEEDED, SOCIAL_CONSENT_NEEDED, PASSWORD_WRONG,
   *   SECOND_FACTOR_REQUIRED, CODE_WRONG, SOCIAL_IDENTITY_TAKEN, RATE_LIMITED
   */
  async execute({ token, browserSecret, browser, password, code, client }: LinkSocialIdentity) {
    const { account, step } = known(await this.links.open(token, browserSecret));
    if (step === 'password') {
      await this.reauthentication.checkGuest(account, password);
    }
    const registrant = step === 'password' || isRegistrants(browser, account);
    // Who set up a second factor before the address was verified need not be its owner: it goes with `link`.
    const asked =
      this.secondFactors.needed(account) && (registrant || step === 'code' || account.emailVerifiedAt !== null);
    if (asked && code === null) {
      throw secondFactorRequired();
    }
    if (asked) {
      await this.secondFactors.countTry(String(account.id));
    }
    return this.database.transaction(async (tx) => {
      const pending = await this.links.redeem(tx, token, browserSecret);
      const locked = await lockAccount(tx, account.id);
      if (locked === null || COMPARED.some((name) => locked[name]?.valueOf() !== account[name]?.valueOf())) {
        throw tokenInvalid();
      }
      if (asked && !(await this.secondFactors.check(tx, locked, code ?? ''))) {
        throw codeWrong();
      }
      if (step !== 'code') {
        await this.links.link(tx, locked, pending, registrant);
      } else if (!(await isLinked(tx, locked, pending))) {
        // Untied since the login began.
        throw tokenInvalid();
      }
      const opened = await this.sessions.open(tx, { account: locked, method: 'social', client });
      return { ...opened, redirect: pending.redirect };
    });
  }
}

/** What only the steps for an account that exists give. */
function known({ pending, step, account }: OpenLink): OpenLink & { account: Account } {
  if (step === 'verify') {
    throw socialMailNeeded();
  }
  if (step === 'register' || account === null) {
    throw socialConsentNeeded();
  }
  return { pending, step, account };
}
