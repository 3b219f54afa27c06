import { Global, Module } from '@nestjs/common';
import { CatchUpIndexesHandler } from './commands/catch-up-indexes.handler.js';
import { ReindexOffersHandler } from './commands/reindex-offers.handler.js';
import { OccupationNames } from './engines/occupation-names.js';
import { OfferDocuments } from './engines/offer-documents.js';
import { PlaceNames } from './engines/place-names.js';
import { SearchEngines } from './engines/search-engines.js';
import { SynonymFinder } from './engines/synonym-finder.js';
import { SynonymSource } from './engines/synonym-source.js';
import { DirtyOffers } from './indexing/dirty-offers.js';
import { EngineLock } from './indexing/engine-lock.js';
import { IndexBatch } from './indexing/index-batch.js';
import { IndexChanges } from './indexing/index-changes.js';
import { IndexRebuild } from './indexing/index-rebuild.js';
import { MissedOffers } from './indexing/missed-offers.js';
import { OfferSearch } from './queries/offer-search.js';
import { AnnounceMinisiteChange } from './reactions/announce-minisite-change.reaction.js';
import { MarkOfferDirtyForMeilisearch } from './reactions/mark-offer-dirty-for-meilisearch.reaction.js';
import { MarkOfferDirtyForPostgres } from './reactions/mark-offer-dirty-for-postgres.reaction.js';
import { MarkMissedOffers } from './schedules/mark-missed-offers.schedule.js';
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
    OfferSearch,
    DirtyOffers,
    EngineLock,
    IndexBatch,
    IndexChanges,
    IndexRebuild,
    MissedOffers,
    CatchUpIndexesHandler,
    ReindexOffersHandler,
    AnnounceMinisiteChange,
    MarkOfferDirtyForMeilisearch,
    MarkOfferDirtyForPostgres,
    MarkMissedOffers,
  ],
  exports: [
    OfferSearch,
    OfferSuggestions,
    SearchEngines,
    SynonymSource,
    IndexBatch,
    IndexChanges,
    IndexRebuild,
    MissedOffers,
  ],
})
export class SearchModule {}
