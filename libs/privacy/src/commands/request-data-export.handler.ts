import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExport } from '../entities/data-export.entity.js';
import { DataExportRequested } from '../events/data-export-requested.event.js';
import { exportTooOften } from '../privacy.errors.js';
import { RequestDataExport } from './request-data-export.command.js';

/** One copy within this time. */
const PAUSE_MS = 86_400_000;

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, EXPORT_TOO_OFTEN */
  execute({ accountId }: RequestDataExport): Promise<void> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const latest = await tx.findOne(DataExport, { where: { accountId }, order: { requestedAt: 'DESC' } });
      const pause = (latest?.requestedAt.getTime() ?? Number.NEGATIVE_INFINITY) + PAUSE_MS - now.getTime();
      if (pause > 0) {
        throw exportTooOften(Math.ceil(pause / 1_000));
      }
      const { id } = await tx.save(DataExport.request(accountId, now));
      await this.outbox.add(tx, new DataExportRequested({ exportId: id, accountId }));
    });
  }
}
