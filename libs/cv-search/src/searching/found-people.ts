import type { LevelRank } from '@babelboard/language-check';

/** How many would be found with a value; of a group that widens the search, under all filters but its own. */
export interface FacetCount {
  id: number;
  total: number;
}

export interface PeopleFacets {
  countries: FacetCount[];
  /** The 50 with the most. */
  cities: FacetCount[];
  /** At this level or above: of each language the level that is asked for, else the lowest. */
  languages: (FacetCount & { level: LevelRank })[];
  /** The 50 with the most. */
  skills: FacetCount[];
  sectors: FacetCount[];
  /** By the steps of `EXPERIENCE_STEPS` (years). */
  experience: FacetCount[];
  /** By the steps of `PAY_STEPS` (euros a year). */
  pay: FacetCount[];
  workingStatuses: FacetCount[];
  /** By week (`FindablePerson.activeWeek`), the latest first: those of this week alone. */
  activeWeeks: FacetCount[];
}

export interface FoundPeople {
  /** Of the page, in their order. */
  ids: number[];
  total: number;
  /** All whom the company may find. */
  everybody: number;
  /** Plain text around the words that were found, these between `MATCH_START` and `MATCH_END`; empty where the words are not in the text. */
  snippets: Map<number, string>;
  /** Words of the search, as typed, that are other names for what somebody says and stand nowhere in it; only of whom it is so. */
  otherNames: Map<number, string[]>;
  facets: PeopleFacets;
}
