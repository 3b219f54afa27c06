import type { RemoteMode } from '@babelboard/offers/contract';

/** What a list asks for. Ids are those of reference-data; an empty array filters nothing. */
export interface OfferSearchQuery {
  /** An offer must have all of their words. */
  keywords: string[];
  /** One of these countries or of these cities. */
  countryIds: number[];
  cityIds: number[];
  /** The offer asks for one of these languages. */
  languageIds: number[];
  remote: RemoteMode[];
  experience: number[];
  employmentTypes: number[];
  /** `best`: by relevance where there are keywords, else promoted offers first, then the newest. */
  sort: 'best' | 'newest';
  from: number;
  size: number;
}

/** The first page of all live offers; a question says only what it adds. */
export const EVERY_OFFER: OfferSearchQuery = {
  keywords: [],
  countryIds: [],
  cityIds: [],
  languageIds: [],
  remote: [],
  experience: [],
  employmentTypes: [],
  sort: 'best',
  from: 0,
  size: 20,
};
