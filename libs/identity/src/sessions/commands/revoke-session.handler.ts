import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sessionNotFound } from '../session.errors.js';
import { Sessions } from '../sessions.js';
import { RevokeSession } from './revoke-session.command.js';

@CommandHandler(RevokeSession)
export class RevokeSessionHandler implements ICommandHandler<RevokeSession> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** @throws DomainError SESSION_NOT_FOUND, also for another account's and for one that has ended */
  async execute({ accountId, sessionId }: RevokeSession): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.sessions.revoke(tx, accountId, sessionId))) {
        throw sessionNotFound();
      }
    });
  }
}
