import { Clock, Database, FileRemovals, Outbox, Storage } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExportTaken } from '../../events/data-export-taken.event.js';
import { SingleUseTokens } from '../../single-use-tokens.js';
import { DataExport } from '../entities/data-export.entity.js';
import { exportGone } from '../privacy.errors.js';
import { TakeDataExport, type TakenDataExport } from './take-data-export.command.js';

@CommandHandler(TakeDataExport)
export class TakeDataExportHandler implements ICommandHandler<TakeDataExport> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly tokens: SingleUseTokens,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
  ) {}

  /** @throws DomainError TOKEN_INVALID, EXPORT_GONE */
  async execute({ token }: TakeDataExport): Promise<TakenDataExport> {
    const found = await this.tokens.peek('data-export', token);
    const id = String(found.data.exportId);
    const wanted = await this.database.dataSource.manager.findOneBy(DataExport, { id });
    // Opened first: once the link is used up, the file may be removed at any moment.
    const file = wanted === null ? null : await this.storage.open(wanted.storageKey);
    if (file === null) {
      throw exportGone();
    }
    try {
      const requestedAt = await this.useUp(token, id);
      return { stream: file.stream, size: file.size, requestedAt };
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
  }

  private useUp(token: string, id: string): Promise<Date> {
    return this.database.transaction(async (tx) => {
      await this.tokens.redeem(tx, 'data-export', token);
      const taken = await tx.findOne(DataExport, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (taken === null) {
        throw exportGone();
      }
      taken.take(this.clock.now());
      await tx.save(taken);
      await this.removals.add(tx, [taken.storageKey]);
      await this.outbox.add(tx, new DataExportTaken({ exportId: id, accountId: taken.accountId }));
      return taken.requestedAt;
    });
  }
}
