import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface ListedView {
  companyId: number;
  at: Date;
}

const MOST_LISTED = 100;

/** Remembers which companies opened whose profile, for the person to see. */
@Injectable()
export class CandidateViews {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async record(companyId: number, accountId: number): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.existing(tx, [accountId])).has(accountId)) {
        await tx.query(
          `INSERT INTO candidate_view (account_id, company_id, day, viewed_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (account_id, company_id, day) DO UPDATE SET viewed_at = excluded.viewed_at`,
          [accountId, companyId, now.toISOString().slice(0, 10), now],
        );
      }
    });
  }

  /** The last one of each company, the latest first. */
  list(accountId: number): Promise<ListedView[]> {
    return this.database.query<ListedView>(
      `SELECT company_id AS "companyId", max(viewed_at) AS at FROM candidate_view WHERE account_id = $1
       GROUP BY company_id ORDER BY at DESC, company_id LIMIT ${MOST_LISTED}`,
      [accountId],
    );
  }
}
