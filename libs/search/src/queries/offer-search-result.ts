import type { LevelRank } from '@babelboard/language-check';
import type { RemoteMode } from '@babelboard/offers/contract';
import type { Corrections } from '../domain/corrected-text.js';

export interface FacetCount<Id = number> {
  id: Id;
  /** Offers with this value under all filters but those of its own group. */
  total: number;
}

/** Highest totals first; of the cities only the first 50. */
export interface OfferFacets {
  countries: FacetCount[];
  cities: FacetCount[];
  languages: FacetCount[];
  remote: FacetCount<RemoteMode>[];
  experience: FacetCount[];
  employmentTypes: FacetCount[];
  /** Only of the languages that the query filters by. */
  languageLevels: { languageId: number; level: LevelRank | null; total: number }[];
  adLanguages: FacetCount[];
  workingLanguages: FacetCount[];
  /** Offers that ask for no language of their country, under all other filters. */
  noLocalLanguage: number;
  /** Steps of `SALARY_STEPS`: offers that reach each. */
  salaries: FacetCount[];
}

/** What was typed and the other name that an offer goes by: `waiter` finds a `Kellner`. */
export interface FoundSynonym {
  typed: string;
  found: string;
}

/** What an engine finds. */
export interface FoundOffers {
  ids: number[];
  /** By offer id: plain text; matches stand between U+E000 and U+E001. */
  snippets: Map<number, string>;
  /** Words of the query that were mistyped. */
  corrections: Corrections;
  /** By offer id; only offers that a synonym found. */
  synonyms: Map<number, FoundSynonym[]>;
  /** Exact number of offers that match. */
  total: number;
  /** Number of live offers. */
  totalActives: number;
  facets: OfferFacets;
}

export interface OfferSearchResult extends FoundOffers {
  /** Time of the engine that answered. */
  seconds: number;
  engine: 'meilisearch' | 'postgres';
  /** True when the standby answered. */
  degraded: boolean;
}
