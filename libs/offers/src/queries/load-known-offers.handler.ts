import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { DuplicateOffers, type GroupedOffer, othersOf } from './duplicate-offers.js';
import { type KnownOffer, LoadKnownOffers } from './load-known-offers.query.js';
import { OFFER_CARD_COLUMNS } from './offer-card.js';

const NO_GROUPS = new Map<number, GroupedOffer[]>();

@QueryHandler(LoadKnownOffers)
export class LoadKnownOffersHandler implements IQueryHandler<LoadKnownOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly duplicates: DuplicateOffers,
  ) {}

  async execute({ ids, alone }: LoadKnownOffers): Promise<KnownOffer[]> {
    if (ids.length === 0) {
      return [];
    }
    const offers = await this.database.query<Omit<KnownOffer, 'duplicates'>>(
      `SELECT ${OFFER_CARD_COLUMNS}, ${liveOfferSql('$2')} AS live FROM offer
       WHERE id = ANY ($1) AND published_at IS NOT NULL`,
      [ids, this.clock.now()],
    );
    const grouped = alone ? [] : offers.filter(({ live }) => live).map(({ id }) => id);
    const groups = grouped.length === 0 ? NO_GROUPS : await this.duplicates.groupsOf(grouped);
    const byId = new Map(offers.map((offer) => [offer.id, { ...offer, duplicates: othersOf(offer.id, groups) }]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
