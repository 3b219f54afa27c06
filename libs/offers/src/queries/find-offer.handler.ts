import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { LAST_CONFIRMED_SQL } from '../domain/still-open.js';
import { DuplicateOffers, othersOf } from './duplicate-offers.js';
import { FindOffer, type FoundOffer } from './find-offer.query.js';
import { OFFER_CARD_COLUMNS, type OfferDetail } from './offer-card.js';

type Row = Omit<OfferDetail, 'duplicates'> & { live: boolean; publishedAt: Date | null };

@QueryHandler(FindOffer)
export class FindOfferHandler implements IQueryHandler<FindOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly duplicates: DuplicateOffers,
  ) {}

  async execute({ id }: FindOffer): Promise<FoundOffer> {
    const [row] = await this.database.query<Row>(
      `SELECT ${OFFER_CARD_COLUMNS}, description_html AS "descriptionHtml", description_text AS "descriptionText",
              published_at AS "publishedAt", CASE WHEN source IS NULL THEN ${LAST_CONFIRMED_SQL} END AS "openConfirmedAt", ${liveOfferSql('$2')} AS live
       FROM offer WHERE id = $1`,
      [id, this.clock.now()],
    );
    if (row === undefined || row.publishedAt === null) {
      return { status: 'unknown' };
    }
    const { live, publishedAt: _, ...offer } = row;
    if (!live) {
      return { status: 'gone', title: offer.title };
    }
    const duplicates = othersOf(id, await this.duplicates.groupsOf([id]));
    return { status: 'live', offer: { ...offer, duplicates } };
  }
}
