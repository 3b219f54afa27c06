import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { type FeedOffer, ListLiveOffers } from './list-live-offers.query.js';
import { OFFER_CARD_COLUMNS } from './offer-card.js';

@QueryHandler(ListLiveOffers)
export class ListLiveOffersHandler implements IQueryHandler<ListLiveOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ afterId, limit, updatedSince }: ListLiveOffers): Promise<FeedOffer[]> {
    return this.database.query<FeedOffer>(
      `SELECT ${OFFER_CARD_COLUMNS}, description_html AS "descriptionHtml", description_text AS "descriptionText",
              updated_at AS "updatedAt"
       FROM offer WHERE id > $1 AND ${liveOfferSql('$2')} AND ($4::timestamptz IS NULL OR updated_at >= $4)
       ORDER BY id LIMIT $3`,
      [afterId, this.clock.now(), limit, updatedSince],
    );
  }
}
