import { Query } from '@nestjs/cqrs';
import type { OfferCard } from './offer-card.js';

/** The live ones of the offers, in the order of `ids`. */
export class LoadOfferCards extends Query<OfferCard[]> {
  constructor(readonly ids: number[]) {
    super();
  }
}
