import { Clock, Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';

/** Forgets mails when nothing can hand them over again. */
@Schedule({ id: 'notifications.prune-mail-deliveries', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneMailDeliveries implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.settings.retention.mailDelivery);
    await this.database.query('DELETE FROM mail_delivery WHERE created_at <= $1', [before]);
  }
}
