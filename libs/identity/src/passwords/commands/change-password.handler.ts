import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { Sessions } from '../../sessions/sessions.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { passwordWrong } from '../../sign-in-methods/sign-in-method.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { PasswordChanged } from '../events/password-changed.event.js';
import { Passwords } from '../passwords.js';
import { ChangePassword } from './change-password.command.js';

/** The field of the present password. */
const FIELD = 'current_password';

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** @throws DomainError PASSWORD_WRONG, PASSWORD_TOO_WEAK, RATE_LIMITED, TOO_MANY_AT_ONCE */
  async execute({ accountId: id, sessionId, currentPassword, password }: ChangePassword): Promise<void> {
    const account = await accountOf(this.database.dataSource.manager, id);
    await this.reauthentication.checkPassword(account, currentPassword, sessionId, FIELD);
    this.passwords.check(password, account);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      const locked = await lockedAccountOfSession(tx, id, sessionId);
      if (locked.passwordHash !== account.passwordHash) {
        throw passwordWrong(FIELD);
      }
      await tx.update(Account, { id }, { passwordHash });
      await this.sessions.revokeAll(tx, id, sessionId);
      await this.tokens.cancel(tx, id, ['reset-password', 'change-email']);
      await this.outbox.add(tx, new PasswordChanged({ accountId: id }));
    });
  }
}
