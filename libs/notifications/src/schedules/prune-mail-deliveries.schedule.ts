import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets mails when nothing can hand them over again. */
@Schedule({ id: 'notifications.prune-mail-deliveries', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneMailDeliveries implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.mailDelivery);
    await this.database.query('DELETE FROM mail_delivery WHERE created_at <= $1', [before]);
  }
}
