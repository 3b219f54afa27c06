import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets addresses that nobody confirmed, and alerts that their owners stopped. */
@Schedule({ id: 'alerts.forget-guest-alerts', everyMs: 3_600_000, workload: 'general' })
export class ForgetGuestAlerts implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = (ms: number) => new Date(this.clock.now().getTime() - ms);
    await this.database.query(
      `DELETE FROM guest_alert WHERE (confirmed_at IS NULL AND asked_at <= $1)
         OR (paused_at <= $2 AND paused_until IS NULL)`,
      [before(RETENTION_MS.unconfirmedAlert), before(RETENTION_MS.stoppedGuestAlert)],
    );
  }
}
