import type { EmploymentType } from './employment-type.js';
import type { Experience } from './experience.js';
import type { LanguageRequirement } from './offer-content.js';
import type { RemoteMode } from './remote-mode.js';
import type { Salary } from './salary.js';

/** A place to be filled now, or people to be known for later. */
export type OfferKind = 'vacancy' | 'talent_pool';

/** How a search ended: with somebody found here, found elsewhere, or with nobody. */
export type OfferOutcome = 'here' | 'elsewhere' | 'not';

export type WayToApply = { here: true } | { url: string };

/** The texts that an offer has in each of its languages. */
export interface OfferTexts {
  title: string;
  descriptionHtml: string;
}

/** What a company edits of its offer, by which two edits are compared. */
export interface PostedFields extends OfferTexts {
  kind: OfferKind;
  places: { cityId: number | null; countryId: number | null }[];
  remote: RemoteMode | null;
  languages: LanguageRequirement[];
  skillIds: number[];
  experience: Experience | null;
  employmentTypes: EmploymentType[];
  adLanguageId: number | null;
  workingLanguageId: number | null;
  salary: Salary | null;
  collectiveAgreement: string;
  apply: WayToApply;
}

/** A draft of which nobody has said anything. */
export const NOTHING_POSTED: PostedFields = {
  title: '',
  descriptionHtml: '',
  kind: 'vacancy',
  places: [],
  remote: null,
  languages: [],
  skillIds: [],
  experience: null,
  employmentTypes: [],
  adLanguageId: null,
  workingLanguageId: null,
  salary: null,
  collectiveAgreement: '',
  apply: { here: true },
};
