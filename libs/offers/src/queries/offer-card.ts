import type { OfferContent, OfferPlace } from '../domain/offer-content.js';

/** A live offer as a list shows it. */
export interface OfferCard extends Omit<OfferContent, 'descriptionHtml' | 'descriptionText' | 'adLanguageDetected'> {
  id: number;
  companyId: number;
  promoted: boolean;
  postedAt: Date;
  expiresAt: Date | null;
  /** The same job of the same company in other places: live offers of their own that lists show as this one. */
  duplicates: DuplicateOffer[];
}

export interface DuplicateOffer {
  id: number;
  title: string;
  places: OfferPlace[];
}

/** A live offer with its whole text. */
export interface OfferDetail extends OfferCard {
  /** Sanitised. */
  descriptionHtml: string;
  descriptionText: string;
}

/** Columns of the table `offer` under the names of `OfferCard`. */
export const OFFER_CARD_COLUMNS = `id, company_id AS "companyId", title, ad_language_id AS "adLanguageId",
  working_language_id AS "workingLanguageId", places, languages, skill_ids AS "skillIds", remote, experience,
  employment_types AS "employmentTypes", salary, apply_url AS "applyUrl", promoted, posted_at AS "postedAt",
  expires_at AS "expiresAt"`;
