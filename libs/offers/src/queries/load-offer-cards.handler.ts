import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { DuplicateOffers, othersOf } from './duplicate-offers.js';
import { LoadOfferCards } from './load-offer-cards.query.js';
import { OFFER_CARD_COLUMNS, type OfferCard } from './offer-card.js';

@QueryHandler(LoadOfferCards)
export class LoadOfferCardsHandler implements IQueryHandler<LoadOfferCards> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly duplicates: DuplicateOffers,
  ) {}

  async execute({ ids }: LoadOfferCards): Promise<OfferCard[]> {
    if (ids.length === 0) {
      return [];
    }
    const [cards, groups] = await Promise.all([
      this.database.query<Omit<OfferCard, 'duplicates'>>(
        `SELECT ${OFFER_CARD_COLUMNS} FROM offer WHERE id = ANY ($1) AND ${liveOfferSql('$2')}`,
        [ids, this.clock.now()],
      ),
      this.duplicates.groupsOf(ids),
    ]);
    const byId = new Map(cards.map((card) => [card.id, { ...card, duplicates: othersOf(card.id, groups) }]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
