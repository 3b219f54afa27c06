import { Accounts } from '@babelboard/identity/contract';
import { LiveOffersOfCompany } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface ListedView {
  companyId: number;
  at: Date;
  /** From which the company came. */
  offerId: number | null;
}

const MOST_LISTED = 100;

/** Remembers which companies opened whose profile, for the person to see. */
@Injectable()
export class CandidateViews {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly offers: LiveOffersOfCompany,
    private readonly clock: Clock,
  ) {}

  /** @param offerId that people were put in order by; one that is not a live one of the company is left out */
  async record(companyId: number, accountId: number, offerId?: number): Promise<void> {
    const now = this.clock.now();
    const own = offerId === undefined ? [] : await this.offers.all(companyId);
    const offer = own.find(({ id }) => id === offerId);
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.existing(tx, [accountId])).has(accountId)) {
        await tx.query(
          `INSERT INTO candidate_view (account_id, company_id, day, viewed_at, offer_id) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (account_id, company_id, day) DO UPDATE
           SET viewed_at = excluded.viewed_at, offer_id = coalesce(excluded.offer_id, candidate_view.offer_id)`,
          [accountId, companyId, now.toISOString().slice(0, 10), now, offer?.id ?? null],
        );
      }
    });
  }

  /** The last one of each company, the latest first. */
  list(accountId: number): Promise<ListedView[]> {
    return this.database.query<ListedView>(
      `SELECT * FROM (
         SELECT DISTINCT ON (company_id) company_id AS "companyId", viewed_at AS at, offer_id AS "offerId" FROM candidate_view
         WHERE account_id = $1 ORDER BY company_id, viewed_at DESC
       ) last ORDER BY at DESC, "companyId" LIMIT ${MOST_LISTED}`,
      [accountId],
    );
  }
}
