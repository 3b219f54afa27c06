import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

/** What is to be written down. */
export type Audited = Pick<AuditEntry, 'actorId' | 'action'> &
  Partial<Pick<AuditEntry, 'at' | 'behalfOfId' | 'subject' | 'ipAddress' | 'detail'>>;

/** Writes down who did what. Entries are never changed, only forgotten after their time. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param tx where the entry belongs to other writes; else it is kept by itself, at once */
  async record(entry: Audited, tx: EntityManager = this.database.dataSource.manager): Promise<void> {
    const missing = { at: this.clock.now(), behalfOfId: null, subject: null, ipAddress: null, detail: {} };
    await tx.save(Object.assign(new AuditEntry(), missing, entry));
  }
}
