export { CatchUpIndexes } from './commands/catch-up-indexes.command.js';
export { type ReindexedEngine, ReindexOffers } from './commands/reindex-offers.command.js';
export * from './contract.js';
export type { OfferSearchEngine } from './engines/offer-search-engine.js';
export { SearchEngines } from './engines/search-engines.js';
export { SynonymSource } from './engines/synonym-source.js';
export { OfferProjections } from './indexing/offer-projections.js';
export { searchContext } from './search.context.js';
