import { Module } from '@nestjs/common';
import { CloseMissingOffersHandler } from './commands/close-missing-offers.handler.js';
import { CloseOfferHandler } from './commands/close-offer.handler.js';
import { ImportOffersHandler } from './commands/import-offers.handler.js';
import { OfferFingerprints } from './commands/offer-fingerprints.js';
import { PauseOfferHandler } from './commands/pause-offer.handler.js';
import { PublishOfferHandler } from './commands/publish-offer.handler.js';
import { OfferImporter } from './import/offer-importer.js';
import { OfferPreparer } from './import/offer-preparer.js';
import { CountLanguageDemandHandler } from './queries/count-language-demand.handler.js';
import { DuplicateOffers } from './queries/duplicate-offers.js';
import { FindOfferHandler } from './queries/find-offer.handler.js';
import { ListDuplicateNeighboursHandler } from './queries/list-duplicate-neighbours.handler.js';
import { ListLiveCompaniesHandler } from './queries/list-live-companies.handler.js';
import { ListLiveOfferIdsHandler } from './queries/list-live-offer-ids.handler.js';
import { ListLiveOffersHandler } from './queries/list-live-offers.handler.js';
import { ListLiveSkillsHandler } from './queries/list-live-skills.handler.js';
import { ListOfferAddressesHandler } from './queries/list-offer-addresses.handler.js';
import { ListSourceKeysHandler } from './queries/list-source-keys.handler.js';
import { LoadKnownOffersHandler } from './queries/load-known-offers.handler.js';
import { LoadOfferCardsHandler } from './queries/load-offer-cards.handler.js';
import { LoadSearchableOffersHandler } from './queries/load-searchable-offers.handler.js';
import { SplitLiveOffersHandler } from './queries/split-live-offers.handler.js';
import { SummariseListPagesHandler } from './queries/summarise-list-pages.handler.js';
import { SummariseOffersHandler } from './queries/summarise-offers.handler.js';
import { TellOfferTitles } from './queries/tell-offer-titles.js';
import { HideOffersOfSuspendedCompany } from './reactions/hide-offers-of-suspended-company.reaction.js';
import { ExpireOffers } from './schedules/expire-offers.schedule.js';

@Module({
  providers: [
    CountLanguageDemandHandler,
    CloseOfferHandler,
    PauseOfferHandler,
    PublishOfferHandler,
    ImportOffersHandler,
    CloseMissingOffersHandler,
    OfferFingerprints,
    DuplicateOffers,
    OfferPreparer,
    OfferImporter,
    FindOfferHandler,
    ListDuplicateNeighboursHandler,
    ListLiveCompaniesHandler,
    ListLiveOfferIdsHandler,
    ListLiveOffersHandler,
    ListLiveSkillsHandler,
    ListOfferAddressesHandler,
    SplitLiveOffersHandler,
    SummariseListPagesHandler,
    SummariseOffersHandler,
    ListSourceKeysHandler,
    LoadKnownOffersHandler,
    LoadOfferCardsHandler,
    LoadSearchableOffersHandler,
    TellOfferTitles,
    HideOffersOfSuspendedCompany,
    ExpireOffers,
  ],
})
export class OffersModule {}
