import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { Sessions } from '../sessions.js';
import { RevokeOtherSessions } from './revoke-other-sessions.command.js';

@CommandHandler(RevokeOtherSessions)
export class RevokeOtherSessionsHandler implements ICommandHandler<RevokeOtherSessions> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute({ accountId, sessionId }: RevokeOtherSessions): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await this.sessions.revokeAll(tx, accountId, sessionId);
    });
  }
}
