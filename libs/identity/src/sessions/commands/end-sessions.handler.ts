import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountNotFound } from '../../accounts/account.errors.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { Sessions } from '../sessions.js';
import { EndSessions } from './end-sessions.command.js';

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId }: EndSessions): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await lockAccount(tx, accountId)) === null) {
        throw accountNotFound();
      }
      await this.sessions.revokeAll(tx, accountId);
    });
  }
}
