import type { ProjectionIndex } from '@babelboard/platform';
import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import type { FoundOffers } from '../queries/offer-search-result.js';
import type { OfferDocument } from './offer-document.js';

export const ENGINE_NAMES = ['meilisearch', 'postgres'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Finds live offers and keeps the index that this takes. */
export interface OfferSearchEngine extends ProjectionIndex<OfferDocument> {
  readonly name: EngineName;
  search(query: OfferSearchQuery, signal?: AbortSignal): Promise<FoundOffers>;
  /** Exact number of offers that match each of the queries; pages and parts of them do not matter. */
  totals(queries: OfferSearchQuery[], signal?: AbortSignal): Promise<number[]>;
}
