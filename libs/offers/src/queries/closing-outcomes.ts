import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Fewer say nothing of a company. */
const PUBLIC_FROM = 10;

/** Whoever ends an offer sooner tells how the ad went, not how the search did. */
const SEARCHED_FROM = '3 days';

/** Tells everybody how the searches of companies ended. */
@Injectable()
export class ClosingOutcomes {
  constructor(private readonly database: Database) {}

  /**
   * The share of the searches of a company that ended on this board, in percent; null below ten of which somebody said how they ended. The
   * same ad posted again and again within a quarter is one search, which ended as it did last: nobody closes one job twelve times for a
   * better figure.
   */
  async filledHere(companyId: number): Promise<number | null> {
    const [row] = await this.database.query<{ closed: number; here: number }>(
      `SELECT count(*)::int AS closed, count(*) FILTER (WHERE closed_outcome = 'here')::int AS here
       FROM (
         SELECT DISTINCT ON (title_key, text, quarter) closed_outcome
         FROM offer, LATERAL (
           SELECT coalesce(text_hash, id::text) AS text, date_trunc('quarter', closed_at, 'UTC') AS quarter
         ) AS search
         WHERE company_id = $1 AND closed_outcome IS NOT NULL AND closed_at - published_at >= $2::interval
         ORDER BY title_key, text, quarter, closed_at DESC, id DESC
       ) AS searches`,
      [companyId, SEARCHED_FROM],
    );
    const { closed = 0, here = 0 } = row ?? {};
    return closed < PUBLIC_FROM ? null : Math.round((here / closed) * 100);
  }
}
