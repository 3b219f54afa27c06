import { Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { PeopleToMatch } from '../inputs/people-to-match.js';
import { MatchingNews } from '../matching-news.js';
import { MatchingWriters } from '../matching-writers.js';
import { MatchingTables } from '../store/matching-tables.js';

/** People who are looked at each night; with as many as that a fault that touches one in fifty is seen. */
const SAMPLE = 200;

/** Works out the matchings of some people anew and mends what is not as it should be, should anything ever have gone past the events. */
@Schedule({ id: 'matching.compare-matchings', everyMs: 24 * 3_600_000, workload: 'indexing' })
export class CompareMatchings implements ScheduleHandler {
  private readonly logger = new Logger(CompareMatchings.name);

  constructor(
    private readonly database: Database,
    private readonly people: PeopleToMatch,
    private readonly writers: MatchingWriters,
    private readonly tables: MatchingTables,
    private readonly news: MatchingNews,
  ) {}

  async run(): Promise<void> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT account_id AS id FROM matching_person ORDER BY random() LIMIT $1',
      [SAMPLE],
    );
    const people = await this.people.load(rows.map(({ id }) => id));
    const writer = await this.writers.ofPeople();
    const mended = await this.database.transaction(async (tx) => {
      await this.tables.lock(tx);
      const changed = [...(await writer.put(tx, people))];
      await this.news.tell(tx, changed);
      return changed.length;
    });
    if (mended > 0) {
      this.logger.warn(`Mended the matchings of ${mended} of ${people.length} people`);
    }
  }
}
