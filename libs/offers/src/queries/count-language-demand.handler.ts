import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { CountLanguageDemand, type LanguageDemand } from './count-language-demand.query.js';

@QueryHandler(CountLanguageDemand)
export class CountLanguageDemandHandler implements IQueryHandler<CountLanguageDemand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<LanguageDemand[]> {
    const rows = await this.database.query<Omit<LanguageDemand, 'countryIds'> & { countryIds: (number | null)[] }>(
      `SELECT jsonb_path_query_array(languages, '$[*] ? (@.mandatory == true)') AS asked,
              jsonb_path_query_array(places, '$[*].countryId') AS "countryIds", count(*)::int AS offers
       FROM offer WHERE ${liveOfferSql('$1')} GROUP BY 1, 2`,
      [this.clock.now()],
    );
    return rows.map(({ asked, countryIds, offers }) => ({
      asked: asked.map(({ languageId, level, oneOfGroup }) => ({ languageId, level, oneOfGroup })),
      countryIds: [...new Set(countryIds.filter((id) => id !== null))],
      offers,
    }));
  }
}
