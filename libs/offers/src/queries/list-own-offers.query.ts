import { Query } from '@nestjs/cqrs';
import type { OfferPlace } from '../domain/offer-content.js';
import type { OfferState } from '../domain/offer-state.js';
import type { OfferKind, OfferOutcome } from '../domain/posted-fields.js';

/** The lists that a company's offers stand in: one that was taken off the board is in no other, until the company closes it. */
export type OfferList = OfferState | 'taken_off';

export interface OwnOffersFilter {
  page: number;
  rows: number;
  /** Null: all of them. */
  state: OfferList | null;
  /** Words of the title; empty finds all. */
  words: string;
  /** Those alone that are live and to be confirmed as still open. */
  confirmationDue: boolean;
  sort: 'newest' | 'title' | 'expires' | 'views';
}

/** An offer in its company's list. */
export interface OwnOfferRow {
  id: number;
  state: OfferState;
  kind: OfferKind;
  title: string;
  places: OfferPlace[];
  languageIds: number[];
  step: number;
  live: boolean;
  /** Live, and to be confirmed as still open. */
  confirmationDue: boolean;
  applyHere: boolean;
  sunk: boolean;
  closedOutcome: OfferOutcome | null;
  publishedAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
  views: number;
  redirects: number;
}

export interface OwnOffers {
  rows: OwnOfferRow[];
  total: number;
  /** That was given: the last one where another was asked for that is not there. */
  page: number;
  lastPage: number;
  /** How many of them in each list. */
  counts: Record<OfferList, number>;
}

export class ListOwnOffers extends Query<OwnOffers> {
  constructor(
    readonly companyId: number,
    readonly filter: OwnOffersFilter,
  ) {
    super();
  }
}
