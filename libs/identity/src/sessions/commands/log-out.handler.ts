import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../sessions.js';
import { LogOut } from './log-out.command.js';

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute({ accountId, sessionId, successor }: LogOut): Promise<void> {
    await this.database.transaction((tx) => this.sessions.revoke(tx, accountId, sessionId, successor));
  }
}
