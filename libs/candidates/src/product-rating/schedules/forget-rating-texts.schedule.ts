import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets the words of old ratings; the scores stay, and with them that nobody is asked twice. */
@Schedule({ id: 'candidates.forget-rating-texts', everyMs: 24 * 3_600_000, workload: 'general' })
export class ForgetRatingTexts implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query(`UPDATE product_rating SET comment = '' WHERE comment <> '' AND answered_at <= $1`, [
      new Date(this.clock.now().getTime() - RETENTION_MS.ratingText),
    ]);
  }
}
