import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { EmailVerifications } from '../../email-address/email-verifications.js';
import { isRegistrants } from '../../registration/domain/registrant-browser.js';
import { Sessions } from '../../sessions/sessions.js';
import { tokenInvalid } from '../../single-use-tokens/single-use-token.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { PasswordChanged } from '../events/password-changed.event.js';
import { Passwords } from '../passwords.js';
import { ResetPassword } from './reset-password.command.js';

const PURPOSES = ['reset-password', 'verify-email'] as const;
type Purpose = (typeof PURPOSES)[number];
/** Whatever lies in a mailbox since before. */
const LINKS = [...PURPOSES, 'change-email', 'social-link', 'data-export'] as const;

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
    private readonly verifications: EmailVerifications,
  ) {}

  /**
   * A password that is refused leaves the code good.
   * @throws DomainError TOKEN_INVALID, PASSWORD_TOO_WEAK, TOO_MANY_AT_ONCE
   */
  async execute({ token, password, browser }: ResetPassword): Promise<void> {
    const { purpose, accountId } = await this.peek(token);
    const account = await this.database.dataSource.manager.findOneBy(Account, { id: accountId as number });
    if (account === null || !isGood(purpose, account)) {
      throw tokenInvalid();
    }
    this.passwords.check(password, account);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      const { data } = await this.tokens.redeem(tx, purpose, token);
      const locked = await lockAccount(tx, account.id);
      if (locked === null || locked.emailKey !== data.emailKey || !isGood(purpose, locked)) {
        throw tokenInvalid();
      }
      // The code came to the address: it is the person's, and what somebody else may have set up before opens nothing any more.
      await this.verifications.complete(
        tx,
        locked,
        isRegistrants(browser, locked) ? 'registrant-without-password' : 'mailbox',
      );
      await tx.update(Account, { id: locked.id }, { passwordHash });
      await this.sessions.revokeAll(tx, locked.id);
      await this.tokens.cancel(tx, locked.id, LINKS);
      await this.outbox.add(tx, new PasswordChanged({ accountId: locked.id }));
    });
  }

  /** A mail to verify the address shows the same as a mail to reset the password: whose the mailbox is. */
  private async peek(token: string): Promise<{ purpose: Purpose; accountId: number | null }> {
    for (const purpose of PURPOSES) {
      if (this.tokens.isOf(purpose, token)) {
        return { purpose, ...(await this.tokens.peek(purpose, token)) };
      }
    }
    throw tokenInvalid();
  }
}

/** The link to verify an address sets a password only as long as there is something to verify. */
function isGood(purpose: Purpose, { emailVerifiedAt }: Account): boolean {
  return purpose === 'reset-password' || emailVerifiedAt === null;
}
