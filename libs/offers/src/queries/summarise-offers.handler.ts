import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { type OfferSummary, SummariseOffers } from './summarise-offers.query.js';

@QueryHandler(SummariseOffers)
export class SummariseOffersHandler implements IQueryHandler<SummariseOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ ids }: SummariseOffers): Promise<OfferSummary[]> {
    if (ids.length === 0) {
      return [];
    }
    const offers = await this.database.query<OfferSummary>(
      `SELECT id, company_id AS "companyId", title, places, ${liveOfferSql('$2')} AS live, published_at AS "publishedAt" FROM offer
       WHERE id = ANY ($1) AND published_at IS NOT NULL`,
      [ids, this.clock.now()],
    );
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
