import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets what people wrote and reported when nobody can need it any more. */
@Schedule({ id: 'operations.forget-messages', everyMs: 6 * 3_600_000, workload: 'general' })
export class ForgetMessages implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('DELETE FROM contact_message WHERE received_at <= $1', [
      this.ago(RETENTION_MS.contactMessage),
    ]);
    await this.database.query('DELETE FROM offer_report WHERE received_at <= $1', [this.ago(RETENTION_MS.offerReport)]);
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
