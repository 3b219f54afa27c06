import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LogOut } from './log-out.command.js';

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId }: LogOut): Promise<void> {
    await this.database.query('UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
      sessionId,
      this.clock.now(),
    ]);
  }
}
