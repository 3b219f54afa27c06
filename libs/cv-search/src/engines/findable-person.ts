import type { LevelRank } from '@babelboard/language-check';

/**
 * Somebody whom companies may find, as an engine indexes them: nothing that says who it is. Texts are masked before (`indexing/domain/mask-text.ts`);
 * there is no name, contact, photo, age, employer, school, file or address of a page in it, so that no query finds anybody by one.
 */
export interface FindablePerson {
  /** Of the account. It never leaves the server: companies know people by numbers of their own. */
  id: number;
  /** Headlines and the titles of positions, the latest first, in all languages of the profile. */
  titles: string[];
  /** Other ways to write words of the titles. */
  forms: string[];
  /** In the words of the profile, and as the catalogue calls them. */
  skills: string[];
  /** Names in all languages of the occupations and skills: folded words with a space between. */
  synonyms: string[];
  /** Names of home, sectors and degrees. */
  things: string[];
  /** What the profile and the CVs say at length, masked. */
  text: string;
  occupationIds: number[];
  /** The language's whole family is in it where one counts as another (Swiss German as German), each at its level. */
  languages: { languageId: number; level: LevelRank }[];
  skillIds: number[];
  sectorIds: number[];
  countryId: number | null;
  cityId: number | null;
  /** Where they would go: countries. */
  destinationIds: number[];
  /** Whole years; null where no position is told. */
  experienceYears: number | null;
  /** Whole euros a year that are wished for at least; null where nothing is said. */
  payFrom: number | null;
  /** 1 working, 2 looking, 3 studying, 4 other; null where nothing is said. */
  workingStatus: number | null;
  /** Weeks since 1970 began (Thursdays) of the last visit: no more of it is told. */
  activeWeek: number;
  /** Seconds since 1970 began when they came to be found, the last time they did. No company learns it. */
  findableSince: number;
  /** They find nothing of this person. */
  blockedCompanyIds: number[];
}
