import type { LevelRank } from '@babelboard/language-check';
import type { RemoteMode } from '@babelboard/offers/contract';
import type { OfferName } from '../domain/found-synonyms.js';

/** A live offer with all that an engine indexes, names instead of ids where people search for them. */
export interface OfferDocument {
  id: number;
  title: string;
  /** In other languages, by which it is found just so. */
  otherTitles: string[];
  /** Other ways to write words of the title: parts of compounds, neighbours as one word, Greek and Cyrillic in Latin letters. */
  forms: string[];
  skills: string[];
  companyName: string;
  /** In English, in their own language, and as the ad writes them. */
  cityNames: string[];
  /** In all languages, one after the other. */
  description: string;
  /** Names in all languages of the occupations and skills that the title names: what else the offer is found by. Folded words. */
  synonyms: string[];
  /** Folded words of the names of its cities and countries in other languages. */
  placeSynonyms: string[];
  /** The occupations that its title names. */
  occupationIds: number[];
  /** What its title and its places are called: to tell which name was found by which. Not searched. */
  named: OfferName[];
  /** False for an offer that is the same job of the same company as another one, shown there with its places. */
  shown: boolean;
  companyId: number;
  /** Several where it is written in several. */
  adLanguageIds: number[];
  workingLanguageId: number | null;
  /** With the level asked for; null where none is named. */
  languageLevels: { languageId: number; level: LevelRank | null }[];
  noLocalLanguage: boolean;
  /** Upper end of the salary in euro a year; null where it is not known. */
  salaryPerYearInEuro: number | null;
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: number[];
  promoted: boolean;
  /** Stands last in every list, promoted or not. */
  sunk: boolean;
  postedAt: Date;
}
