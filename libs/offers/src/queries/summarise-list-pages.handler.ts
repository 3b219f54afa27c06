import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { type ListPageSummary, SummariseListPages } from './summarise-list-pages.query.js';

@QueryHandler(SummariseListPages)
export class SummariseListPagesHandler implements IQueryHandler<SummariseListPages> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<ListPageSummary[]> {
    return this.database.query<ListPageSummary>(
      `SELECT place."cityId", place."countryId", language."languageId", remote, max(updated_at) AS "lastChange"
       FROM offer
       LEFT JOIN LATERAL jsonb_to_recordset(places) AS place("cityId" int, "countryId" int) ON true
       LEFT JOIN LATERAL jsonb_to_recordset(languages) AS language("languageId" int) ON true
       WHERE ${liveOfferSql('$1')}
       GROUP BY 1, 2, 3, 4`,
      [this.clock.now()],
    );
  }
}
