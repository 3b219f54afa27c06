import { copyRows, type Database } from '@babelboard/platform';
import { type ListedOffers, readTerm, type TermCounts, termQuery } from '@babelboard/search/contract';
import { chooseAnchors } from '../../../libs/alerts/src/filing/domain/choose-anchors.js';
import { Random } from '../../support/random.js';

const BATCH = 20_000;
/** So often somebody filters by it: who wants to hear at once looks for little, and mostly in a city. */
const CHANCES: Record<string, number> = {
  city: 0.9,
  country: 0.1,
  language: 0.6,
  experience: 0.3,
  employmentType: 0.3,
  remote: 0.15,
  adLanguage: 0.1,
};
const LEAST_FILTERS = 3;
/** So often another value of the same filter will do, too. */
const ANOTHER = 0.3;

/** Alerts that tell at once, by what offers of the board have: as unevenly spread as those. */
export class SyntheticAlerts {
  private readonly random = new Random(42);
  private made = 0;

  private constructor(
    private readonly database: Database,
    private readonly offers: readonly (readonly number[])[],
    private readonly counts: TermCounts,
    private readonly accountId: number,
  ) {}

  static async of(database: Database, listed: ListedOffers, accountId: number): Promise<SyntheticAlerts> {
    const rows = await database.query<{ terms: number[] }>(
      'SELECT terms FROM search_index.offer WHERE shown ORDER BY offer_id',
    );
    const offers = rows.map(({ terms }) => terms);
    const counts = await listed.count([...new Set(offers.flat())]);
    await database.query('CREATE TABLE bench_alert (alert_id int PRIMARY KEY, asked search_tools.query_int NOT NULL)');
    return new SyntheticAlerts(database, offers, counts, accountId);
  }

  /** Adds alerts until there are so many: as the product files them, and once more for a scan. */
  async fill(count: number): Promise<void> {
    while (this.made < count) {
      const first = this.made + 1;
      this.made = Math.min(count, this.made + BATCH);
      const alerts = Array.from({ length: this.made - first + 1 }, (_, nth) => ({
        id: first + nth,
        filters: this.filters(),
      }));
      await this.database.transaction(async (tx) => {
        // Keys of rows that are made here need no looking up.
        await tx.query('SET LOCAL session_replication_role = replica');
        const now = new Date();
        await copyRows(
          tx,
          'job_alert',
          'id account_id address rhythm weekday hour time_zone created_at looked_at'.split(' '),
          alerts.map(({ id }) => [id, this.accountId, `/jobs?keywords=${id}`, 'instant', 1, 8, 'UTC', now, now]),
        );
        const anchors = alerts.flatMap(({ id, filters }) => {
          const filing = chooseAnchors(filters, this.counts);
          const rest = filing.rest.length === 0 ? null : termQuery(filing.rest);
          return filing.anchors.map((anchor) => [anchor, id, rest, false]);
        });
        await copyRows(tx, 'alert_anchor', ['term', 'alert_id', 'rest', 'asks_search'], anchors);
        await copyRows(
          tx,
          'bench_alert',
          ['alert_id', 'asked'],
          alerts.map(({ id, filters }) => [id, termQuery(filters)]),
        );
      });
    }
    for (const table of ['job_alert', 'alert_anchor', 'bench_alert']) {
      await this.database.query(`VACUUM ANALYZE ${table}`);
    }
  }

  /** Of offers drawn by chance, so that frequent values are asked for often. */
  private filters(): number[][] {
    const filters = new Map<string, Set<number>>();
    while (filters.size < LEAST_FILTERS) {
      for (const [group, chance] of Object.entries(CHANCES)) {
        const drawn = this.random.chance(chance) ? this.drawn(group) : [];
        if (drawn.length > 0) filters.set(group, new Set(drawn));
      }
    }
    return [...filters.values()].map((terms) => [...terms]);
  }

  private drawn(group: string): number[] {
    const ofGroup = this.random.one(this.offers).filter((term) => readTerm(term).group === group);
    const [one] = ofGroup.length > 0 ? [this.random.one(ofGroup)] : [];
    return one === undefined ? [] : [one, ...(this.random.chance(ANOTHER) ? this.drawn(group) : [])];
  }
}
