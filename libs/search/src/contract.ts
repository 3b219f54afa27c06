export { leftOutOf, readablePart, withoutOneWord } from './domain/left-out-words.js';
export { MATCH_END, MATCH_START } from './domain/snippet.js';
export { type CompanyCount, CompanyCounts } from './queries/company-counts.js';
export { OfferSearch } from './queries/offer-search.js';
export { EVERY_OFFER, type OfferSearchQuery } from './queries/offer-search-query.js';
export type { FacetCount, FoundSynonym, OfferFacets, OfferSearchResult } from './queries/offer-search-result.js';
export { QueryReadings } from './reading/query-readings.js';
export type { Reading, ReadPart } from './reading/reading.js';
export { type KnownKeyword, OfferSuggestions } from './suggestions/offer-suggestions.js';
