import { Database, emailKey, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { passwordWrong } from '../../sign-in-methods/sign-in-method.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { emailUnchanged } from '../email-address.errors.js';
import { EmailChangeRequested } from '../events/email-change-requested.event.js';
import { StrangerMails } from '../stranger-mails.js';
import { RequestEmailChange } from './request-email-change.command.js';

const LIFETIME_MS = 24 * 3_600_000;

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reauthentication: Reauthentication,
    private readonly tokens: SingleUseTokens,
    private readonly strangers: StrangerMails,
  ) {}

  /**
   * Whether the new address has an account shows when it is confirmed, to its owner. Where it got too many mails already, an earlier link
   * stays good and no other goes out.
   * @throws DomainError PASSWORD_WRONG, EMAIL_UNCHANGED, RATE_LIMITED, TOO_MANY_AT_ONCE
   */
  async execute({ signedIn: { accountId, sessionId }, email, password }: RequestEmailChange): Promise<void> {
    const account = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.checkPassword(account, password, sessionId);
    if (email.trim() === account.email) {
      throw emailUnchanged();
    }
    const admitted =
      account.emailVerifiedAt === null
        ? await this.strangers.admit(email, 'change')
        : await this.strangers.admitChangeBy(accountId, email);
    if (!admitted) {
      return;
    }
    await this.database.transaction(async (tx) => {
      const locked = await lockedAccountOfSession(tx, accountId, sessionId);
      if (locked.passwordHash !== account.passwordHash || locked.email !== account.email) {
        throw passwordWrong();
      }
      // Of several wishes the last one counts.
      await this.tokens.cancel(tx, accountId, ['change-email']);
      const { id } = await this.tokens.issue(tx, {
        purpose: 'change-email',
        accountId,
        data: { email: email.trim(), emailKey: emailKey(email), previousEmail: account.email },
        lifetimeMs: LIFETIME_MS,
      });
      await this.outbox.add(tx, new EmailChangeRequested({ tokenId: id, accountId }));
    });
  }
}
