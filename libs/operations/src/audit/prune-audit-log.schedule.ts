import { Clock, Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';

/** Forgets addresses first, whole entries later. */
@Schedule({ id: 'operations.prune-audit-log', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneAuditLog implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    await this.database.query('DELETE FROM audit_entry WHERE at <= $1', [this.ago(this.settings.retention.auditEntry)]);
    await this.database.query('UPDATE audit_entry SET ip_address = NULL WHERE at <= $1 AND ip_address IS NOT NULL', [
      this.ago(this.settings.retention.auditAddress),
    ]);
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
