import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../entities/account.entity.js';
import { requireSession } from '../../entities/account-of.js';
import { accountNotFound } from '../../identity.errors.js';
import { Reauthentication } from '../../second-factor/reauthentication.js';
import { passwordWrong } from '../../second-factor/second-factor.errors.js';
import { AccountErasure } from '../account-erasure.js';
import { adminStays } from '../privacy.errors.js';
import { DeleteAccount } from './delete-account.command.js';

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly database: Database,
    private readonly erasure: AccountErasure,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, ADMIN_STAYS, SESSION_ENDED, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ session, given }: DeleteAccount): Promise<void> {
    const { accountId } = session;
    const account = await this.database.dataSource.manager.findOneBy(Account, { id: accountId });
    if (account === null) {
      throw accountNotFound();
    }
    if (account.type === 'admin') {
      throw adminStays();
    }
    await this.refuseStrangers(account, session, given.password);
    await this.database.transaction(async (tx) => {
      const locked = await tx.findOne(Account, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
      if (locked === null) {
        throw accountNotFound();
      }
      await requireSession(tx, accountId, session.sessionId);
      if (locked.passwordHash !== account.passwordHash) {
        throw passwordWrong();
      }
      await this.erasure.erase(tx, locked, given);
    });
  }

  /** An open browser is not enough: the password, or a login that was just made. */
  private async refuseStrangers(
    account: Account,
    { sessionId, createdAt: signedInAt }: DeleteAccount['session'],
    password: string | null,
  ): Promise<void> {
    if (password === null && this.reauthentication.isFresh(signedInAt)) {
      return;
    }
    await this.reauthentication.check(account, { password, signedInAt, sessionId });
  }
}
