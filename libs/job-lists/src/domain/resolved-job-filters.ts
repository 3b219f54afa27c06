import type { JobListFilters } from '@babelboard/job-paths';
import type { LevelRank } from '@babelboard/language-check';
import type { RemoteMode } from '@babelboard/offers/contract';
import type { CityRecord, CountryRecord, LanguageRecord } from '@babelboard/reference-data/contract';
import type { KnownKeyword } from '@babelboard/search/contract';
import type { RefusedFilter } from '../job-list.errors.js';

/** A company whose offers alone are listed. */
export interface ListedCompany {
  id: number;
  name: string;
  /** Slug of its minisite; null where it has none. */
  minisite: string | null;
}

/** What the filters of a list mean. */
export interface ResolvedJobFilters {
  /** With the spelling of the tables, without what nobody knows: `writeJobListAddress` makes the normal address of them. */
  filters: JobListFilters;
  /** The skill or occupation that the list is about. */
  skill: KnownKeyword | null;
  company: ListedCompany | null;
  countries: CountryRecord[];
  cities: CityRecord[];
  languages: LanguageRecord[];
  languageLevels: { language: LanguageRecord; level: LevelRank | null }[];
  adLanguages: LanguageRecord[];
  workingLanguages: LanguageRecord[];
  remote: RemoteMode[];
  /** Companies whose offers whoever reads the list does not want to see; no part of its address. */
  withoutCompanyIds: number[];
}

export interface FiltersReading {
  resolved: ResolvedJobFilters;
  refused: RefusedFilter[];
  /** Whether a value was given in another spelling than that of the tables. */
  respelled: boolean;
}
