import type { EmploymentType } from '../domain/employment-type.js';
import type { Experience } from '../domain/experience.js';
import type { LanguageRequirement } from '../domain/offer-content.js';
import type { RemoteMode } from '../domain/remote-mode.js';
import type { Salary } from '../domain/salary.js';
import type { SearchableVersion } from './offer-versions.js';

/** A live offer as the search indexes need it. Ids are those of reference-data. */
export interface SearchableOffer {
  id: number;
  title: string;
  /** Plain text of the description. */
  descriptionText: string;
  /** The same in other languages. */
  versions: SearchableVersion[];
  companyId: number;
  companyName: string;
  adLanguageId: number | null;
  workingLanguageId: number | null;
  /**
   * With those of the same job in other places. `text` is what the ad says where no city of the reference data fits.
   */
  places: { cityId: number | null; countryId: number | null; text: string | null }[];
  languages: LanguageRequirement[];
  skillIds: number[];
  remote: RemoteMode | null;
  experience: Experience | null;
  employmentTypes: EmploymentType[];
  salary: Salary | null;
  /** False where another offer stands for this one: the same job of the same company. */
  shown: boolean;
  promoted: boolean;
  /** Stands last in lists, as applicants of its company wait for an answer. */
  sunk: boolean;
  postedAt: Date;
}
