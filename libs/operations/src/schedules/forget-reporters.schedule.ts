import { Clock, Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { SAME_REPORT_MS } from '../domain/same-report.js';

/** Empties the keys that were made of who reported: who knows the report could try addresses until one fits. */
@Schedule({ id: 'operations.forget-reporters', everyMs: SAME_REPORT_MS, workload: 'general' })
export class ForgetReporters implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SAME_REPORT_MS);
    await this.database.query(`UPDATE offer_report SET content_key = '' WHERE content_key > '' AND received_at <= $1`, [
      before,
    ]);
  }
}
