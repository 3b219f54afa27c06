import { Accounts, OwnerProofs } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../account-erasure.js';
import { adminStays } from '../privacy.errors.js';
import { DeleteAccount } from './delete-account.command.js';

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly owners: OwnerProofs,
    private readonly erasure: AccountErasure,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, ADMIN_STAYS, SESSION_ENDED, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ session, given }: DeleteAccount): Promise<void> {
    // Before the password is asked for: there is nothing that would let an admin leave.
    if ((await this.accounts.find(session.accountId))?.type === 'admin') {
      throw adminStays();
    }
    const proof = await this.owners.check(session, given.password);
    await this.database.transaction(async (tx) => {
      await this.erasure.erase(tx, await this.owners.lockForErasure(tx, proof), given);
    });
  }
}
