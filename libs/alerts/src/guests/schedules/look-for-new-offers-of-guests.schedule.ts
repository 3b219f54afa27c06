import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { DUE_BATCH, takeDue } from '../../digests/take-due.js';
import { GuestAlertDue } from '../events/guest-alert-due.event.js';

/** Has alerts of guests look whose hour has come. */
@Schedule({ id: 'alerts.look-for-new-offers-of-guests', everyMs: 5 * 60_000, workload: 'general' })
export class LookForNewOffersOfGuests implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (let taken = DUE_BATCH; taken === DUE_BATCH; ) {
      taken = await this.database.transaction(async (tx) => {
        const { due, looking } = await takeDue(tx, 'guest_alert', now);
        await this.outbox.add(
          tx,
          ...looking.map(({ id, since, until }) => new GuestAlertDue({ guestAlertId: id, since, until })),
        );
        return due;
      });
    }
  }
}
