import { Query } from '@nestjs/cqrs';
import type { OfferPlace } from '../domain/offer-content.js';

/** What is needed to find an offer among a few hundred. */
export interface OfferSummary {
  id: number;
  companyId: number;
  title: string;
  places: OfferPlace[];
  live: boolean;
  /** When it was first made public. */
  publishedAt: Date;
}

/** The offers that are or were public, in the order of `ids`. */
export class SummariseOffers extends Query<OfferSummary[]> {
  constructor(readonly ids: number[]) {
    super();
  }
}
