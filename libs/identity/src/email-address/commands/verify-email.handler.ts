import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { secretOfRegistration } from '../../registration/domain/registrant-browser.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { tokenInvalid } from '../../single-use-tokens/single-use-token.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { EmailVerifications } from '../email-verifications.js';
import { type VerifiedEmail, VerifyEmail } from './verify-email.command.js';

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
    private readonly reauthentication: Reauthentication,
    private readonly verifications: EmailVerifications,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Who registered keeps what they set up, and is signed in. Who cannot show that it was them sets a new password with the same code
   * (`ResetPassword`).
   * @throws DomainError TOKEN_INVALID, also when the account has another address by now; PROOF_NEEDED, PASSWORD_WRONG, RATE_LIMITED
   */
  async execute({ token, browser, password, client }: VerifyEmail): Promise<VerifiedEmail> {
    const { accountId, data } = await this.tokens.peek('verify-email', token);
    const account = await this.database.dataSource.manager.findOneBy(Account, { id: accountId as number });
    if (account === null || account.emailKey !== data.emailKey) {
      throw tokenInvalid();
    }
    const isProven = account.emailVerifiedAt === null;
    if (isProven) {
      await this.reauthentication.checkRegistrant(account, browser, password);
    }
    const opened = await this.database.transaction(async (tx) => {
      await this.tokens.redeem(tx, 'verify-email', token);
      const locked = await lockAccount(tx, account.id);
      if (locked === null || locked.emailKey !== data.emailKey || locked.passwordHash !== account.passwordHash) {
        throw tokenInvalid();
      }
      await this.verifications.complete(tx, locked, 'registrant');
      const lacksNothing = isProven && browser.signedInAs === null && !this.secondFactors.needed(locked);
      return lacksNothing ? this.sessions.open(tx, { account: locked, method: 'password', client }) : null;
    });
    return { email: account.email, secret: secretOfRegistration(browser, account), opened };
  }
}
