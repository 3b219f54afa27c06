import type { LevelRank } from '@babelboard/language-check';
import type { EmploymentType } from './employment-type.js';
import type { Experience } from './experience.js';
import type { RemoteMode } from './remote-mode.js';
import type { Salary } from './salary.js';

/** A place of work; `text` is what the ad says, kept where no city of the reference data fits. */
export interface OfferPlace {
  cityId: number | null;
  countryId: number | null;
  text: string | null;
}

/** A spoken language that an offer asks for. */
export interface LanguageRequirement {
  languageId: number;
  level: LevelRank | null;
  mandatory: boolean;
  /** Read from the text by a machine; such a requirement is a proposal and never mandatory. */
  recognised: boolean;
  /** Requirements of one group are alternatives: one of them is enough. */
  oneOfGroup: number | null;
}

/** All that an employer says about a job, apart from its state. */
export interface OfferContent {
  title: string;
  /** Sanitised. */
  descriptionHtml: string;
  descriptionText: string;
  /** The language the ad is written in. */
  adLanguageId: number | null;
  adLanguageDetected: boolean;
  workingLanguageId: number | null;
  places: OfferPlace[];
  languages: LanguageRequirement[];
  skillIds: number[];
  remote: RemoteMode | null;
  experience: Experience | null;
  employmentTypes: EmploymentType[];
  salary: Salary | null;
  /** Where to apply or read the original ad; null where applying happens here. */
  applyUrl: string | null;
}
