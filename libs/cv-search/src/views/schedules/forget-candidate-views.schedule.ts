import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets which companies looked at whom long ago. */
@Schedule({ id: 'cv-search.forget-candidate-views', everyMs: 86_400_000, workload: 'general' })
export class ForgetCandidateViews implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('DELETE FROM candidate_view WHERE viewed_at <= $1', [
      new Date(this.clock.now().getTime() - RETENTION_MS.candidateView),
    ]);
  }
}
