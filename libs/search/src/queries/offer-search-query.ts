import type { LevelRank } from '@babelboard/language-check';
import type { RemoteMode } from '@babelboard/offers/contract';

/** What a list asks for. Ids are those of reference-data; an empty array filters nothing. */
export interface OfferSearchQuery {
  /** An offer must have all of their words; a word that no offer has is taken for a mistyped one. */
  keywords: string[];
  /** The same with names that a catalogue spells: no word of theirs is mistyped. */
  names: string[];
  /** Whether the keywords are meant as they stand: no corrections, no other forms or beginnings of words. */
  literal: boolean;
  /** One of these countries or of these cities. */
  countryIds: number[];
  cityIds: number[];
  /** The offer asks for one of these languages … */
  languageIds: number[];
  /** … or for one of these at this level; null where it names no level. */
  languageLevels: { languageId: number; level: LevelRank | null }[];
  /** The offer asks for a language of each of these lists; not a facet. */
  eachLanguage: number[][];
  /** Written in one of these languages. */
  adLanguageIds: number[];
  /** The team works in one of these languages. */
  workingLanguageIds: number[];
  /** Only offers that ask for no language of their country. */
  noLocalLanguage: boolean;
  remote: RemoteMode[];
  experience: number[];
  employmentTypes: number[];
  /** A step of `SALARY_STEPS`: the offer pays at least so many euro a year. */
  salaryFrom: number | null;
  /** Only offers of these companies; not a facet. */
  companyIds: number[];
  /** No offers of these companies; not a facet. */
  withoutCompanyIds: number[];
  /** Only these offers; not a facet. */
  offerIds: number[];
  /** `best`: by relevance where there are keywords, else the newest with promoted ones in places of their own (`promoted-places.ts`). */
  sort: 'best' | 'newest';
  from: number;
  size: number;
  /** `page`: no facets are counted, `cities`: only those of cities, and no page is read. */
  parts: 'all' | 'page' | 'cities';
}

/** The first page of all live offers; a question says only what it adds. */
export const EVERY_OFFER: OfferSearchQuery = {
  keywords: [],
  names: [],
  literal: false,
  countryIds: [],
  cityIds: [],
  languageIds: [],
  languageLevels: [],
  eachLanguage: [],
  adLanguageIds: [],
  workingLanguageIds: [],
  noLocalLanguage: false,
  remote: [],
  experience: [],
  employmentTypes: [],
  salaryFrom: null,
  companyIds: [],
  withoutCompanyIds: [],
  offerIds: [],
  sort: 'best',
  from: 0,
  size: 20,
  parts: 'all',
};
