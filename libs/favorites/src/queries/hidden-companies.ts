import { type CompanyCard, CompanyDirectory } from '@babelboard/companies/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface HiddenCompanyCard {
  company: CompanyCard;
  hiddenAt: Date;
}

/** The companies that a candidate has hidden, to be shown again. */
@Injectable()
export class HiddenCompanies {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyDirectory,
  ) {}

  /** Ids of the companies that each of the accounts has hidden; who hides none is left out. */
  async idsOf(accountIds: readonly number[]): Promise<Map<number, number[]>> {
    const rows = await this.database.query<{ accountId: number; ids: number[] }>(
      `SELECT account_id AS "accountId", array_agg(company_id ORDER BY company_id) AS ids FROM hidden_company
       WHERE account_id = ANY ($1) GROUP BY account_id`,
      [accountIds],
    );
    return new Map(rows.map(({ accountId, ids }) => [accountId, ids]));
  }

  async list(accountId: number): Promise<HiddenCompanyCard[]> {
    const rows = await this.database.query<{ id: number; hiddenAt: Date }>(
      'SELECT company_id AS id, hidden_at AS "hiddenAt" FROM hidden_company WHERE account_id = $1',
      [accountId],
    );
    const cards = await this.companies.cards(rows.map(({ id }) => id));
    return rows.flatMap(({ id, hiddenAt }) => {
      const company = cards.get(id);
      return company === undefined ? [] : [{ company, hiddenAt }];
    });
  }
}
