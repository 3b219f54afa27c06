import { Global, Module } from '@nestjs/common';
import { ReindexOffersHandler } from './commands/reindex-offers.handler.js';
import { OfferDocuments } from './engines/offer-documents.js';
import { SearchEngines } from './engines/search-engines.js';
import { DirtyOffers } from './indexing/dirty-offers.js';
import { EngineLock } from './indexing/engine-lock.js';
import { IndexBatch } from './indexing/index-batch.js';
import { IndexRebuild } from './indexing/index-rebuild.js';
import { MissedOffers } from './indexing/missed-offers.js';
import { OfferSearch } from './queries/offer-search.js';
import { MarkOfferDirtyForMeilisearch } from './reactions/mark-offer-dirty-for-meilisearch.reaction.js';
import { MarkOfferDirtyForPostgres } from './reactions/mark-offer-dirty-for-postgres.reaction.js';
import { MarkMissedOffers } from './schedules/mark-missed-offers.schedule.js';

/** Global, so that edges and siblings find the search by its contract alone. */
@Global()
@Module({
  providers: [
    SearchEngines,
    OfferDocuments,
    OfferSearch,
    DirtyOffers,
    EngineLock,
    IndexBatch,
    IndexRebuild,
    MissedOffers,
    ReindexOffersHandler,
    MarkOfferDirtyForMeilisearch,
    MarkOfferDirtyForPostgres,
    MarkMissedOffers,
  ],
  exports: [OfferSearch, SearchEngines, IndexBatch, IndexRebuild, MissedOffers],
})
export class SearchModule {}
