import { Query } from '@nestjs/cqrs';
import type { MissingPart } from '../domain/missing-parts.js';
import type { OfferState } from '../domain/offer-state.js';
import type { OfferOutcome, OfferTexts, PostedFields } from '../domain/posted-fields.js';
import type { OfferDetail } from './offer-card.js';

/** An offer as its company sees it, in whatever state it is. */
export interface OwnOffer {
  id: number;
  state: OfferState;
  /** Whether the public sees it. */
  live: boolean;
  fields: PostedFields;
  step: number;
  versions: (OfferTexts & { languageId: number; descriptionText: string })[];
  /** What publishing it lacks. */
  missing: MissingPart[];
  sunk: boolean;
  closedOutcome: OfferOutcome | null;
  publishedAt: Date | null;
  expiresAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** As people read it once it is live. */
  detail: OfferDetail;
}

/** @throws DomainError OFFER_NOT_FOUND, also for an offer of another company */
export class FindOwnOffer extends Query<OwnOffer> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
