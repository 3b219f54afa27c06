import { Database, ProjectionMarks, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { OFFERS, PEOPLE } from '../projection-names.js';

/** People and offers that are looked at each night; with as many as that a fault that touches one in fifty is seen. */
const SAMPLE = 200;

/**
 * Has some people and offers worked out anew each night, should anything ever have gone past the events. It only marks them: who writes reads under the lock, so that
 * nothing older is written over what has happened meanwhile.
 */
@Schedule({ id: 'matching.compare-matchings', everyMs: 24 * 3_600_000, workload: 'indexing' })
export class CompareMatchings implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
  ) {}

  async run(): Promise<void> {
    const [people, offers] = await Promise.all([
      this.some('SELECT account_id AS id FROM matching_person ORDER BY random() LIMIT $1'),
      this.some('SELECT offer_id AS id FROM matching_offer ORDER BY random() LIMIT $1'),
    ]);
    await this.database.transaction(async (tx) => {
      await this.marks.add(tx, [PEOPLE], people);
      await this.marks.add(tx, [OFFERS], offers);
    });
  }

  private async some(sql: string): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(sql, [SAMPLE]);
    return rows.map(({ id }) => id);
  }
}
