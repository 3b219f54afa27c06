import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindOfferVersion, type OfferVersionTexts } from './find-offer-version.query.js';

@QueryHandler(FindOfferVersion)
export class FindOfferVersionHandler implements IQueryHandler<FindOfferVersion> {
  constructor(private readonly database: Database) {}

  async execute({ offerId, languageId }: FindOfferVersion): Promise<OfferVersionTexts | null> {
    const [texts] = await this.database.query<OfferVersionTexts>(
      `SELECT description_html AS "descriptionHtml", description_text AS "descriptionText"
       FROM offer_version WHERE offer_id = $1 AND language_id = $2`,
      [offerId, languageId],
    );
    return texts ?? null;
  }
}
