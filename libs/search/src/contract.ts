export { MATCH_END, MATCH_START } from './domain/snippet.js';
export { OfferSearch } from './queries/offer-search.js';
export { EVERY_OFFER, type OfferSearchQuery } from './queries/offer-search-query.js';
export type { FacetCount, OfferFacets, OfferSearchResult } from './queries/offer-search-result.js';
