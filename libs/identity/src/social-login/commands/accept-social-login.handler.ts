import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { browserMark } from '../../registration/domain/browser-secret.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { lockLinkedAccount, SocialLinks } from '../social-links.js';
import { socialNoEmail } from '../social-login.errors.js';
import { AcceptSocialLogin, type SocialLoginResult } from './accept-social-login.command.js';

@CommandHandler(AcceptSocialLogin)
export class AcceptSocialLoginHandler implements ICommandHandler<AcceptSocialLogin> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
    private readonly links: SocialLinks,
  ) {}

  /** @throws DomainError SOCIAL_NO_EMAIL */
  execute({ person, redirect, browserSecret, client }: AcceptSocialLogin): Promise<SocialLoginResult> {
    const { issuer, subject, emailVerified, ...rest } = person;
    const browser = browserMark(browserSecret);
    return this.database.transaction(async (tx) => {
      const account = await lockLinkedAccount(tx, person);
      if (account !== null) {
        if (!this.secondFactors.needed(account)) {
          return this.sessions.open(tx, { account, method: 'social', client });
        }
        const pending = { ...rest, issuer, subject, email: account.email, proof: 'linked' as const, redirect, browser };
        return { linkToken: (await this.links.issue(tx, pending, account)).token };
      }
      if (person.email === null) {
        throw socialNoEmail();
      }
      const proof = emailVerified ? ('provider' as const) : ('none' as const);
      const pending = { ...rest, issuer, subject, email: person.email, proof, redirect, browser };
      return { linkToken: (await this.links.issue(tx, pending)).token };
    });
  }
}
