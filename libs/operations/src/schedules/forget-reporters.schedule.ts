import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Empties the keys that were made of who reported: who knows the report could try addresses until one fits. */
@Schedule({ id: 'operations.forget-reporters', everyMs: RETENTION_MS.reporter, workload: 'general' })
export class ForgetReporters implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.reporter);
    await this.database.query(`UPDATE offer_report SET content_key = '' WHERE content_key > '' AND received_at <= $1`, [
      before,
    ]);
  }
}
