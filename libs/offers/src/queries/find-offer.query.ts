import { Query } from '@nestjs/cqrs';
import type { OfferDetail } from './offer-card.js';

/** What is known of an offer: live with its text, gone (was public once), or unknown. */
export type FoundOffer =
  | { status: 'live'; offer: OfferDetail }
  | { status: 'gone'; title: string }
  | { status: 'unknown' };

export class FindOffer extends Query<FoundOffer> {
  constructor(readonly id: number) {
    super();
  }
}
