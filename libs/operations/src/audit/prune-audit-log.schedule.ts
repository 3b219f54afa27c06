import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets addresses first, whole entries later. */
@Schedule({ id: 'operations.prune-audit-log', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneAuditLog implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('DELETE FROM audit_entry WHERE at <= $1', [this.ago(RETENTION_MS.auditEntry)]);
    await this.database.query('UPDATE audit_entry SET ip_address = NULL WHERE at <= $1 AND ip_address IS NOT NULL', [
      this.ago(RETENTION_MS.auditAddress),
    ]);
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
