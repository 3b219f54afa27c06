import { Query } from '@nestjs/cqrs';
import type { AuditEntry } from './audit-entry.entity.js';

export interface AuditPage {
  /** Newest first. */
  entries: AuditEntry[];
  /** Where the next page begins; null on the last one. */
  cursor: string | null;
}

/** A page of the audit log. */
export class ListAuditEntries extends Query<AuditPage> {
  constructor(
    readonly page: { size: number; cursor: string | null },
    /** Entries that are about the account or done by it; null for all. */
    readonly accountId: number | null = null,
    /** `session.login`, or with a dot at its end an area; null for all. */
    readonly action: string | null = null,
  ) {
    super();
  }
}
