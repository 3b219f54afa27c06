import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { ListLiveCompanies } from './list-live-companies.query.js';

@QueryHandler(ListLiveCompanies)
export class ListLiveCompaniesHandler implements IQueryHandler<ListLiveCompanies> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<{ companyId: number; lastChange: Date }[]> {
    return this.database.query(
      `SELECT company_id AS "companyId", max(updated_at) AS "lastChange" FROM offer
       WHERE ${liveOfferSql('$1')} GROUP BY company_id ORDER BY company_id`,
      [this.clock.now()],
    );
  }
}
