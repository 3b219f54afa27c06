import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { companyNotFound } from '../company.errors.js';
import { type CompanyOverview, FindCompanyOverview } from './find-company-overview.query.js';

@QueryHandler(FindCompanyOverview)
export class FindCompanyOverviewHandler implements IQueryHandler<FindCompanyOverview> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND */
  async execute({ companyId }: FindCompanyOverview): Promise<CompanyOverview> {
    const [row] = await this.database.query<CompanyOverview>(
      `SELECT coalesce(tagline, '') <> '' AND coalesce(website, '') <> '' AS described,
              (SELECT count(*)::int FROM company_member WHERE company_id = company.id) AS members,
              (SELECT count(*)::int FROM company_invitation WHERE company_id = company.id AND expires_at > $2) AS invited
       FROM company WHERE id = $1`,
      [companyId, this.clock.now()],
    );
    if (row === undefined) {
      throw companyNotFound(companyId);
    }
    return row;
  }
}
