import type { EmploymentType } from '../../domain/employment-type.js';
import type { Experience } from '../../domain/experience.js';
import type { RemoteMode } from '../../domain/remote-mode.js';
import type { Salary } from '../../domain/salary.js';

export interface AdWarning {
  code:
    | 'DESCRIPTION_CUT'
    | 'DESCRIPTION_MISSING'
    | 'EMPLOYER_MISSING'
    | 'EMPLOYMENT_TYPE_UNKNOWN'
    | 'PLACE_MISSING'
    | 'PLACE_UNKNOWN'
    | 'SALARY_IMPLAUSIBLE'
    | 'SALARY_NOT_UNDERSTOOD'
    | 'SALARY_SWAPPED'
    | 'TITLE_CUT'
    | 'URL_NOT_USABLE'
    | 'VALID_THROUGH_FAR';
  /** In plain words, naming what was found. */
  message: string;
}

/** Why an ad that was read stays out. */
export interface AdRefusal {
  code:
    | 'DATES_CONTRADICT'
    | 'NOT_READABLE'
    | 'POSTED_AT_WRONG'
    | 'SALARY_NEGATIVE'
    | 'TITLE_MISSING'
    | 'VALID_THROUGH_WRONG';
  message: string;
}

/** A place of the ad in clean words, not yet looked up. */
export interface AdLocation {
  /** A town, an address or several; null where only a country is named. */
  text: string | null;
  region: string | null;
  country: string | null;
  /** Counts where `text` names no country itself. */
  countryHint: string | null;
  postalCode: string | null;
}

export interface AdKey {
  source: string;
  /** The ad's id in its source, else `sha256:` and a hash of its content. */
  sourceKey: string;
}

/** An ad in the product's own terms, safe to store and to show. */
export interface NormalisedAd {
  key: AdKey;
  title: string;
  companyName: string | null;
  companyUrl: string | null;
  locations: AdLocation[];
  descriptionHtml: string;
  descriptionText: string;
  /** The language the ad says it is written in: an ISO 639 code in lower case. */
  language: string | null;
  employmentTypes: EmploymentType[];
  experience: Experience | null;
  salary: Salary | null;
  postedAt: Date | null;
  validThrough: Date | null;
  url: string | null;
  applyUrl: string | null;
  remote: RemoteMode | null;
  /** Skills as the ad names them. */
  skills: string[];
}

export type NormalisedRow =
  | { ad: NormalisedAd; warnings: AdWarning[] }
  /** `key` is given where the ad names its own, so that a snapshot does not take the ad for missing. */
  | { refused: AdRefusal; key: AdKey | null };
