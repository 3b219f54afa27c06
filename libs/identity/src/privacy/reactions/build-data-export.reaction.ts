import { Clock, Outbox, RETENTION_MS, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { DataExportReady } from '../../events/data-export-ready.event.js';
import { DataExportRequested } from '../../events/data-export-requested.event.js';
import { SingleUseTokens } from '../../single-use-tokens.js';
import { DataExportArchive } from '../data-export-archive.js';
import { DataExport } from '../entities/data-export.entity.js';

/** Builds the copy that somebody asked for, and then has the link mailed. */
@Reaction({ id: 'identity.build-data-export', on: [DataExportRequested], workload: 'general' })
export class BuildDataExport implements ReactionHandler {
  constructor(
    private readonly archive: DataExportArchive,
    private readonly tokens: SingleUseTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    // Deletion waits for the account's row, so it finds the file; the same order of locks as there.
    const account = await tx.findOne(Account, {
      where: { id: payload.accountId as number },
      lock: { mode: 'for_key_share' },
    });
    const asked = await tx.findOne(DataExport, {
      where: { id: payload.exportId as string },
      lock: { mode: 'pessimistic_write' },
    });
    if (account === null || asked === null || asked.readyAt !== null) {
      return;
    }
    await this.archive.store(tx, account, asked);
    asked.beReady(this.clock.now());
    await tx.save(asked);
    const token = await this.tokens.issue(tx, {
      purpose: 'data-export',
      accountId: account.id,
      data: { exportId: asked.id },
      lifetimeMs: RETENTION_MS.dataExport,
    });
    await this.outbox.add(tx, new DataExportReady({ tokenId: token.id, accountId: account.id }));
  }
}
