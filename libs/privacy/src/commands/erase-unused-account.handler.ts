import { UnusedAccounts, type WhyUnused } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../account-erasure.js';
import type { LeavingReason } from '../domain/deletion-reason.js';
import { EraseUnusedAccount } from './erase-unused-account.command.js';

const REASONS: Record<WhyUnused, LeavingReason> = { 'never-verified': 101, 'never-answered': 102 };

@CommandHandler(EraseUnusedAccount)
export class EraseUnusedAccountHandler implements ICommandHandler<EraseUnusedAccount> {
  constructor(
    private readonly database: Database,
    private readonly unused: UnusedAccounts,
    private readonly erasure: AccountErasure,
  ) {}

  execute({ accountId }: EraseUnusedAccount): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const over = await this.unused.lockIfOver(tx, accountId);
      if (over === null) {
        return false;
      }
      await this.erasure.erase(tx, over.person, { reason: REASONS[over.why], text: '' });
      return true;
    });
  }
}
