import { Query } from '@nestjs/cqrs';
import type { OfferCard } from './offer-card.js';

/** An offer as it is, or as it was when it ended. */
export interface KnownOffer extends OfferCard {
  live: boolean;
}

/** The offers that are or were public, in the order of `ids`; one that has ended has no duplicates. */
export class LoadKnownOffers extends Query<KnownOffer[]> {
  /** @param alone their duplicates are not looked for, which saves a statement */
  constructor(
    readonly ids: number[],
    readonly alone = false,
  ) {
    super();
  }
}
