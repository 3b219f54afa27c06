import { Accounts, OwnerLinks } from '@babelboard/identity/contract';
import {
  Clock,
  Database,
  FileRemovals,
  Outbox,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  RETENTION_MS,
  SessionLocks,
  type StoredEvent,
} from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { DataExportArchive, type DataExportContent } from '../data-export-archive.js';
import { DataExport } from '../entities/data-export.entity.js';
import { DataExportReady } from '../events/data-export-ready.event.js';
import { DataExportRequested } from '../events/data-export-requested.event.js';

/** Until who builds the copy is done, or is known to be gone. */
const LATER_MS = 5_000;

/** Builds the copy that somebody asked for, and then has the link mailed. */
// The id is stored with tasks and never renamed: this was a part of identity once. The lock has its name, so that two versions share it.
@OutsideReaction({ id: 'identity.build-data-export', on: [DataExportRequested], workload: 'general' })
export class BuildDataExport implements OutsideReactionHandler {
  constructor(
    private readonly database: Database,
    private readonly locks: SessionLocks,
    private readonly archive: DataExportArchive,
    private readonly accounts: Accounts,
    private readonly links: OwnerLinks,
    private readonly removals: FileRemovals,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack while another process writes the same file */
  async handle({ payload }: StoredEvent<DataExportRequested>): Promise<void> {
    const { accountId, exportId } = payload;
    const done = await this.locks.tryWith(`identity.build-data-export.${exportId}`, async (lost) => {
      const content = await this.database.transaction((tx) => this.read(tx, accountId, exportId));
      if (content !== null) {
        await this.archive.store(content);
        lost.throwIfAborted();
        await this.database.transaction((tx) => this.markReady(tx, accountId, exportId));
      }
      return true;
    });
    if (done === undefined) {
      throw new PutBack('Another process builds this copy', LATER_MS);
    }
  }

  private async read(tx: EntityManager, accountId: number, exportId: string): Promise<DataExportContent | null> {
    const person = await this.accounts.find(accountId, tx);
    const asked = await tx.findOneBy(DataExport, { id: exportId });
    if (person === null || asked === null) {
      // A try before this one may have been killed after it had stored the file.
      await this.removals.add(tx, [DataExport.keyOf(exportId)]);
      return null;
    }
    return asked.readyAt === null ? this.archive.read(tx, person, asked) : null;
  }

  /** A person may have been erased while the file was written; it goes, too. The same order of locks as there. */
  private async markReady(tx: EntityManager, accountId: number, exportId: string): Promise<void> {
    const person = await this.accounts.lockIfThere(tx, accountId);
    const asked = await tx.findOne(DataExport, { where: { id: exportId }, lock: { mode: 'pessimistic_write' } });
    if (person === null || asked === null) {
      await this.removals.add(tx, [DataExport.keyOf(exportId)]);
      return;
    }
    asked.markReady(this.clock.now());
    await tx.save(asked);
    const link = await this.links.issue(tx, {
      purpose: 'data-export',
      accountId,
      data: { exportId },
      lifetimeMs: RETENTION_MS.dataExport,
    });
    await this.outbox.add(tx, new DataExportReady({ tokenId: link.id, accountId }));
  }
}
