import { UnusedAccounts } from '@babelboard/identity/contract';
import { Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EraseUnusedAccount } from '../commands/erase-unused-account.command.js';

/** Erases accounts whose address was never verified, and those whose owner was asked and did not sign in. */
// The id is stored and never renamed: this was a part of identity once.
@Schedule({ id: 'identity.erase-unused-accounts', everyMs: 3_600_000, workload: 'general' })
export class EraseUnusedAccounts implements ScheduleHandler {
  private readonly logger = new Logger(EraseUnusedAccounts.name);

  constructor(
    private readonly unused: UnusedAccounts,
    private readonly commands: CommandBus,
  ) {}

  /** One that cannot be erased holds no other; it stays in the log at every run. */
  async run(): Promise<void> {
    let ids = await this.unused.findOver(0);
    while (ids.length > 0) {
      for (const id of ids) {
        await this.commands.execute(new EraseUnusedAccount(id)).catch((error: unknown) => {
          this.logger.error(`Account ${id} cannot be erased`, error);
        });
      }
      ids = await this.unused.findOver(ids.at(-1) ?? 0);
    }
  }
}
