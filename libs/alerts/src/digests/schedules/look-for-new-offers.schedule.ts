import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { AlertDue } from '../events/alert-due.event.js';
import { DUE_BATCH, takeDue } from '../take-due.js';

/** Has alerts look whose hour has come. */
@Schedule({ id: 'alerts.look-for-new-offers', everyMs: 5 * 60_000, workload: 'general' })
export class LookForNewOffers implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (let taken = DUE_BATCH; taken === DUE_BATCH; ) {
      taken = await this.database.transaction(async (tx) => {
        const { due, looking } = await takeDue(tx, 'job_alert', now);
        const events = looking.flatMap(({ id, accountId, since, until }) =>
          accountId === null ? [] : [new AlertDue({ alertId: id, accountId, since, until })],
        );
        await this.outbox.add(tx, ...events);
        return due;
      });
    }
  }
}
