import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** What candidates have noted of offers and companies, by ids alone: what lists and cards ask for. */
@Injectable()
export class OfferMarks {
  constructor(private readonly database: Database) {}

  /** All favorites, the newest first. */
  async favoriteIds(accountId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT offer_id AS id FROM favorite_offer WHERE account_id = $1 ORDER BY added_at DESC, offer_id DESC',
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the offers that are favorites. */
  async favoritesAmong(accountId: number, offerIds: number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT offer_id AS id FROM favorite_offer WHERE account_id = $1 AND offer_id = ANY ($2)',
      [accountId, offerIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Companies whose offers are not to be shown, the last one hidden first. */
  async hiddenCompanyIds(accountId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT company_id AS id FROM hidden_company WHERE account_id = $1 ORDER BY hidden_at DESC, company_id DESC',
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Offers that were opened, the last one last. */
  async seenOfferIds(accountId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT offer_id AS id FROM seen_offer WHERE account_id = $1 ORDER BY seen_at, offer_id',
      [accountId],
    );
    return rows.map(({ id }) => id);
  }
}
