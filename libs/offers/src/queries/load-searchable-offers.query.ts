import { Query } from '@nestjs/cqrs';
import type { SearchableOffer } from './searchable-offer.js';

/** Those of the offers that are live now, as search indexes need them; the others are left out. */
export class LoadSearchableOffers extends Query<SearchableOffer[]> {
  constructor(readonly ids: number[]) {
    super();
  }
}
