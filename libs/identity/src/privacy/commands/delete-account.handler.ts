import { Clock, Database, Eraser, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../entities/account.entity.js';
import { requireSession } from '../../entities/account-of.js';
import { AccountDeleted } from '../../events/account-deleted.event.js';
import { accountGone } from '../../identity.errors.js';
import { Reauthentication } from '../../second-factor/reauthentication.js';
import { passwordWrong } from '../../second-factor/second-factor.errors.js';
import { SingleUseTokens } from '../../single-use-tokens.js';
import { AccountDeletion } from '../entities/account-deletion.entity.js';
import { DepartedAddress } from '../entities/departed-address.entity.js';
import { adminStays } from '../privacy.errors.js';
import { DeleteAccount } from './delete-account.command.js';

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly eraser: Eraser,
    private readonly reauthentication: Reauthentication,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, ADMIN_STAYS, SESSION_ENDED, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ session, given }: DeleteAccount): Promise<void> {
    const { accountId } = session;
    const account = await this.database.dataSource.manager.findOneBy(Account, { id: accountId });
    if (account === null) {
      throw accountGone();
    }
    if (account.type === 'admin') {
      throw adminStays();
    }
    await this.refuseStrangers(account, session, given.password);
    await this.database.transaction(async (tx) => {
      const locked = await tx.findOne(Account, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
      if (locked === null) {
        throw accountGone();
      }
      if (locked.type === 'admin') {
        throw adminStays();
      }
      await requireSession(tx, accountId, session.sessionId);
      if (locked.passwordHash !== account.passwordHash) {
        throw passwordWrong();
      }
      const now = this.clock.now();
      const verified = locked.emailVerifiedAt !== null;
      const names = [locked.firstName, locked.lastName, locked.locality ?? ''];
      await this.eraser.erase(tx, { accountId, email: verified ? locked.email : null });
      await tx.save(AccountDeletion.of(locked.type, given.reason, given.text, names, now));
      if (verified) {
        await this.tokens.forgetAddress(tx, locked.emailKey);
        await tx.save(DepartedAddress.of(locked, now));
      }
      await this.outbox.add(tx, new AccountDeleted({ accountId, accountType: locked.type }));
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
