import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets what was reported of addresses: after a year a mailbox may be another's. */
@Schedule({ id: 'notifications.prune-mail-suppressions', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneMailSuppressions implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.mailSuppression);
    await this.database.query('DELETE FROM mail_suppression WHERE changed_at <= $1', [before]);
  }
}
