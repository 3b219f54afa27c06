import type { OfferContent, OfferPlace } from '../domain/offer-content.js';
import type { OfferKind } from '../domain/posted-fields.js';
import { type OfferVersionTitle, VERSION_TITLES_SQL } from './offer-versions.js';

/** A live offer as a list shows it. */
export interface OfferCard extends Omit<OfferContent, 'descriptionHtml' | 'descriptionText' | 'adLanguageDetected'> {
  id: number;
  companyId: number;
  /** Never of one that stands last in lists. */
  promoted: boolean;
  kind: OfferKind;
  collectiveAgreement: string;
  /** Whether people apply on this board. */
  applyHere: boolean;
  postedAt: Date;
  expiresAt: Date | null;
  /** What it is called in other languages than that of `title`. */
  versions: OfferVersionTitle[];
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
  /** When its company last said that it is open; null where an import brought it. */
  openConfirmedAt: Date | null;
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
  promoted: '(promoted AND NOT sunk)',
  kind: 'kind',
  collectiveAgreement: 'collective_agreement',
  applyHere: 'apply_here',
  postedAt: 'posted_at',
  expiresAt: 'expires_at',
  versions: VERSION_TITLES_SQL,
};

/** Columns of the table `offer` under the names of `OfferCard`. */
export const OFFER_CARD_COLUMNS = Object.entries(COLUMNS)
  .map(([field, column]) => `${column} AS "${field}"`)
  .join(', ');
