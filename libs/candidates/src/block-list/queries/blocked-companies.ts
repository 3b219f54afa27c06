import { type CompanyCard, CompanyDirectory } from '@babelboard/companies/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockedCompany } from '../entities/blocked-company.entity.js';

/** Says from which companies a profile is hidden. */
@Injectable()
export class BlockedCompanies {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyDirectory,
  ) {}

  /** Whether the company never sees the profile of the account: to be asked before anything of it is shown. */
  async hides(
    accountId: number,
    companyId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<boolean> {
    return tx.existsBy(BlockedCompany, { accountId, companyId });
  }

  /** Those of the accounts from which the company shall see nothing. */
  async hiding(companyId: number, accountIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT account_id AS id FROM blocked_company WHERE company_id = $1 AND account_id = ANY ($2)',
      [companyId, accountIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The companies that somebody blocked. */
  async of(accountId: number): Promise<CompanyCard[]> {
    const blocked = await this.database.dataSource.manager.findBy(BlockedCompany, { accountId });
    const cards = await this.companies.cards(blocked.map(({ companyId }) => companyId));
    return [...cards.values()];
  }
}
