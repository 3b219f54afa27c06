import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Fewer say nothing of a company. */
const PUBLIC_FROM = 10;

/** Tells everybody how the searches of companies ended. */
@Injectable()
export class ClosingOutcomes {
  constructor(private readonly database: Database) {}

  /** The share of the closed offers of a company that were filled through this board, in percent; null below ten of which somebody said how they ended. */
  async filledHere(companyId: number): Promise<number | null> {
    const [row] = await this.database.query<{ closed: number; here: number }>(
      `SELECT count(*)::int AS closed, count(*) FILTER (WHERE closed_outcome = 'here')::int AS here
       FROM offer WHERE company_id = $1 AND closed_outcome IS NOT NULL`,
      [companyId],
    );
    const { closed = 0, here = 0 } = row ?? {};
    return closed < PUBLIC_FROM ? null : Math.round((here / closed) * 100);
  }
}
