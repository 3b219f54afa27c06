import { Query } from '@nestjs/cqrs';
import type { OfferPlace } from '../domain/offer-content.js';

/** What the public address of an offer is made of. */
export interface OfferAddress {
  id: number;
  title: string;
  places: OfferPlace[];
  updatedAt: Date;
}

/** Of these offers, live or not; or of the live ones after an id, in the order of ids. */
export class ListOfferAddresses extends Query<OfferAddress[]> {
  constructor(readonly which: { ids: number[] } | { liveAfterId: number; limit: number }) {
    super();
  }
}
