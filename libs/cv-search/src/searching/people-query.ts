import type { LevelRank } from '@babelboard/language-check';

/** Filters with several values of one group widen the search (either of them), languages and skills narrow it (each of them). */
export interface PeopleQuery {
  /** The company that asks: who blocked it is not there. */
  companyId: number;
  /** All are to be found, in whatever form. */
  words: string;
  countryIds: number[];
  cityIds: number[];
  /** Those who would go to one of these countries count as there, too. */
  movingCountryIds: number[];
  /** Each, at this level or above. */
  languages: { languageId: number; level: LevelRank }[];
  /** Each. */
  skillIds: number[];
  sectorIds: number[];
  /** Years at least: one of `EXPERIENCE_STEPS`. */
  experienceFrom: number | null;
  /** Euros a year at most: one of `PAY_STEPS`. Who says nothing of pay counts, too. */
  payUpTo: number | null;
  workingStatuses: number[];
  /** Active in this week or later (`FindablePerson.activeWeek`). */
  activeSince: number | null;
  /** Found since this second or later (`FindablePerson.findableSince`). */
  findableSince: number | null;
  /** Only these accounts; null for all. */
  accountIds: number[] | null;
  /** Where there are no words, `best` is `active`, too. */
  sort: 'best' | 'active';
  from: number;
  size: number;
  /** Whether it is shown why they were found: pieces of the texts, other names. */
  snippets: boolean;
  /** `page`: without facets. */
  parts: 'all' | 'page';
}

export { PEOPLE_EXPERIENCE_STEPS as EXPERIENCE_STEPS, PEOPLE_PAY_STEPS as PAY_STEPS } from '@babelboard/wire';

export const EVERYBODY: Omit<PeopleQuery, 'companyId'> = {
  words: '',
  countryIds: [],
  cityIds: [],
  movingCountryIds: [],
  languages: [],
  skillIds: [],
  sectorIds: [],
  experienceFrom: null,
  payUpTo: null,
  workingStatuses: [],
  activeSince: null,
  findableSince: null,
  accountIds: null,
  sort: 'best',
  from: 0,
  size: 20,
  snippets: true,
  parts: 'all',
};
