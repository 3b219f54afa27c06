import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { FindOffer, type FoundOffer } from './find-offer.query.js';
import { OFFER_CARD_COLUMNS, type OfferDetail } from './offer-card.js';

type Row = OfferDetail & { live: boolean; publishedAt: Date | null };

@QueryHandler(FindOffer)
export class FindOfferHandler implements IQueryHandler<FindOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: FindOffer): Promise<FoundOffer> {
    const [row] = await this.database.query<Row>(
      `SELECT ${OFFER_CARD_COLUMNS}, description_html AS "descriptionHtml", description_text AS "descriptionText",
              published_at AS "publishedAt", ${liveOfferSql('$2')} AS live
       FROM offer WHERE id = $1`,
      [id, this.clock.now()],
    );
    if (row === undefined || row.publishedAt === null) {
      return { status: 'unknown' };
    }
    const { live, publishedAt: _, ...offer } = row;
    return live ? { status: 'live', offer } : { status: 'gone', title: offer.title };
  }
}
