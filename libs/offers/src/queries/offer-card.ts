import type { EmploymentType } from '../domain/employment-type.js';
import type { Experience } from '../domain/experience.js';
import type { LanguageRequirement, OfferPlace } from '../domain/offer-content.js';
import type { RemoteMode } from '../domain/remote-mode.js';
import type { Salary } from '../domain/salary.js';

/** A live offer as a list shows it. */
export interface OfferCard {
  id: number;
  companyId: number;
  title: string;
  adLanguageId: number | null;
  workingLanguageId: number | null;
  places: OfferPlace[];
  languages: LanguageRequirement[];
  skillIds: number[];
  remote: RemoteMode | null;
  experience: Experience | null;
  employmentTypes: EmploymentType[];
  salary: Salary | null;
  applyUrl: string | null;
  promoted: boolean;
  postedAt: Date;
  expiresAt: Date | null;
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
