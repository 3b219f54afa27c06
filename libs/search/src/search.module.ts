import { Global, Module } from '@nestjs/common';
import { CatchUpIndexesHandler } from './commands/catch-up-indexes.handler.js';
import { ReindexOffersHandler } from './commands/reindex-offers.handler.js';
import { OccupationNames } from './engines/occupation-names.js';
import { OfferDocuments } from './engines/offer-documents.js';
import { PlaceNames } from './engines/place-names.js';
import { SearchEngines } from './engines/search-engines.js';
import { SynonymFinder } from './engines/synonym-finder.js';
import { SynonymSource } from './engines/synonym-source.js';
import { OfferProjections } from './indexing/offer-projections.js';
import { CompanyCounts } from './queries/company-counts.js';
import { ListedOffers } from './queries/listed-offers.js';
import { OfferSearch } from './queries/offer-search.js';
import { TitleOccupations } from './queries/title-occupations.js';
import { MarkOffer } from './reactions/mark-offer.reaction.js';
import { MarkOffersOfRenamedCompany } from './reactions/mark-offers-of-renamed-company.reaction.js';
import { QueryReadings } from './reading/query-readings.js';
import { LiveCounts } from './suggestions/live-counts.js';
import { OfferSuggestions } from './suggestions/offer-suggestions.js';
import { SuggestableNamesSource } from './suggestions/suggestable-names.js';
import { SuggestionNames } from './suggestions/suggestion-names.js';

/** Global, so that edges and siblings find the search by its contract alone. */
@Global()
@Module({
  providers: [
    SearchEngines,
    OfferDocuments,
    PlaceNames,
    SynonymSource,
    SynonymFinder,
    OccupationNames,
    LiveCounts,
    SuggestableNamesSource,
    SuggestionNames,
    OfferSuggestions,
    QueryReadings,
    CompanyCounts,
    ListedOffers,
    OfferSearch,
    TitleOccupations,
    OfferProjections,
    CatchUpIndexesHandler,
    ReindexOffersHandler,
    MarkOffer,
    MarkOffersOfRenamedCompany,
  ],
  exports: [
    CompanyCounts,
    ListedOffers,
    OfferProjections,
    OfferSearch,
    OfferSuggestions,
    QueryReadings,
    SearchEngines,
    SynonymSource,
    TitleOccupations,
  ],
})
export class SearchModule {}
