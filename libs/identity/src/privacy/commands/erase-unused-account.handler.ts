import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../entities/account.entity.js';
import { AccountErasure } from '../account-erasure.js';
import { UnusedAccounts } from '../unused-accounts.js';
import { EraseUnusedAccount } from './erase-unused-account.command.js';

@CommandHandler(EraseUnusedAccount)
export class EraseUnusedAccountHandler implements ICommandHandler<EraseUnusedAccount> {
  constructor(
    private readonly database: Database,
    private readonly unused: UnusedAccounts,
    private readonly erasure: AccountErasure,
  ) {}

  /** Whoever signs in or verifies the address at the same moment keeps the account: they hold its row, or find it gone. */
  execute({ accountId: id }: EraseUnusedAccount): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const account = await tx.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const reason = account === null ? null : this.unused.reasonOf(account);
      if (account === null || reason === null) {
        return false;
      }
      await this.erasure.erase(tx, account, { reason, text: '' });
      return true;
    });
  }
}
