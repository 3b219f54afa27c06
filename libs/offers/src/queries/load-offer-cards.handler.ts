import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { LoadOfferCards } from './load-offer-cards.query.js';
import { OFFER_CARD_COLUMNS, type OfferCard } from './offer-card.js';

@QueryHandler(LoadOfferCards)
export class LoadOfferCardsHandler implements IQueryHandler<LoadOfferCards> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ ids }: LoadOfferCards): Promise<OfferCard[]> {
    if (ids.length === 0) {
      return [];
    }
    const cards = await this.database.query<OfferCard>(
      `SELECT ${OFFER_CARD_COLUMNS} FROM offer WHERE id = ANY ($1) AND ${liveOfferSql('$2')}`,
      [ids, this.clock.now()],
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
