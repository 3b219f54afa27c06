import { Clock, Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';

/** Forgets messages for devices when mails of the same day are forgotten. */
@Schedule({ id: 'push-messages.prune-deliveries', everyMs: 6 * 3_600_000, workload: 'general' })
export class PrunePushDeliveries implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.settings.retention.mailDelivery);
    await this.database.query('DELETE FROM push_delivery WHERE created_at <= $1', [before]);
  }
}
