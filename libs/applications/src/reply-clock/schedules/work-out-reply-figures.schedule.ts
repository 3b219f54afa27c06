import { Clock, Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { ReplyFigures } from '../queries/reply-figures.js';

const BATCH = 200;

/** The companies with applications after the given one, by steps through an index. */
const NEXT = `
  WITH RECURSIVE company_ids AS (
    (SELECT company_id AS id FROM job_application WHERE company_id > $1 ORDER BY company_id LIMIT 1)
    UNION ALL
    SELECT (SELECT company_id FROM job_application WHERE company_id > company_ids.id ORDER BY company_id LIMIT 1)
    FROM company_ids WHERE company_ids.id IS NOT NULL
  ) SELECT id FROM company_ids WHERE id IS NOT NULL LIMIT ${BATCH}`;

/** Works out how long applicants of each company wait. */
@Schedule({ id: 'applications.work-out-reply-figures', everyMs: 3_600_000, workload: 'general' })
export class WorkOutReplyFigures implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly figures: ReplyFigures,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let ids: number[] = [];
    do {
      const rows = await this.database.query<{ id: number }>(NEXT, [ids.at(-1) ?? 0]);
      ids = rows.map(({ id }) => id);
      await this.figures.workOut(ids, this.clock.now());
    } while (ids.length === BATCH);
    await this.database.query(
      'DELETE FROM company_reply_figure f WHERE NOT EXISTS (SELECT FROM job_application WHERE company_id = f.company_id)',
    );
  }
}
