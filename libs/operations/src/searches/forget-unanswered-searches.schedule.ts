import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets searches without results when what is looked for now is told by newer ones. */
@Schedule({ id: 'operations.forget-unanswered-searches', everyMs: 6 * 3_600_000, workload: 'general' })
export class ForgetUnansweredSearches implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const day = new Date(this.clock.now().getTime() - RETENTION_MS.unansweredSearch).toISOString().slice(0, 10);
    await this.database.query('DELETE FROM unanswered_search WHERE day <= $1', [day]);
  }
}
