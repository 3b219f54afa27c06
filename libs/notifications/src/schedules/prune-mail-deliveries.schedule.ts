import { Clock, Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';

/** So long after its last mail was to be tried again a domain counts as one that never asked for time. */
const HOLD_MS = 86_400_000;

/** Forgets mails when nothing can hand them over again, and which domains asked for time. */
@Schedule({ id: 'notifications.prune-mail-deliveries', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneMailDeliveries implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    const ago = (ms: number) => new Date(this.clock.now().getTime() - ms);
    const { mailDelivery } = this.settings.retention;
    await this.database.query('DELETE FROM mail_delivery WHERE created_at <= $1', [ago(mailDelivery)]);
    await this.database.query('DELETE FROM mail_domain_hold WHERE held_until <= $1', [ago(HOLD_MS)]);
  }
}
