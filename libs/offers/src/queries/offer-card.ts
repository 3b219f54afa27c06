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

/** Where each field of a card comes from; one that is missing here is an error of types, and so is one too many. */
const COLUMNS: Record<Exclude<keyof OfferCard, 'duplicates'>, string> = {
  id: 'id',
  companyId: 'company_id',
  title: 'title',
  adLanguageId: 'ad_language_id',
  workingLanguageId: 'working_language_id',
  places: 'places',
  languages: 'languages',
  skillIds: 'skill_ids',
  remote: 'remote',
  experience: 'experience',
  employmentTypes: 'employment_types',
  salary: 'salary',
  applyUrl: 'apply_url',
  promoted: 'promoted',
  postedAt: 'posted_at',
  expiresAt: 'expires_at',
};

/** Columns of the table `offer` under the names of `OfferCard`. */
export const OFFER_CARD_COLUMNS = Object.entries(COLUMNS)
  .map(([field, column]) => `${column} AS "${field}"`)
  .join(', ');
