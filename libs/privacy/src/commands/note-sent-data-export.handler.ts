import { OwnerLinks } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExport } from '../entities/data-export.entity.js';
import { DataExportTaken } from '../events/data-export-taken.event.js';
import { NoteSentDataExport } from './note-sent-data-export.command.js';

/** What was sent need not have arrived: proxies and connections on trains lose it after the server is done. */
const FETCH_AGAIN_MS = 3_600_000;

@CommandHandler(NoteSentDataExport)
export class NoteSentDataExportHandler implements ICommandHandler<NoteSentDataExport> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly links: OwnerLinks,
  ) {}

  /** Each sending is a fact of its own; one whose account or link is gone meanwhile changes nothing. */
  async execute({ token }: NoteSentDataExport): Promise<void> {
    await this.database.transaction(async (tx) => {
      const shortened = await this.links.shorten(tx, 'data-export', token, FETCH_AGAIN_MS);
      const id = shortened === null ? null : String(shortened.data.exportId);
      const sent = id && (await tx.findOne(DataExport, { where: { id }, lock: { mode: 'pessimistic_write' } }));
      if (!sent) {
        return;
      }
      sent.noteFetched(this.clock.now());
      await tx.save(sent);
      await this.outbox.add(tx, new DataExportTaken({ exportId: sent.id, accountId: sent.accountId }));
    });
  }
}
