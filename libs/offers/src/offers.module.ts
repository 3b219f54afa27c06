import { Module } from '@nestjs/common';
import { CloseMissingOffersHandler } from './commands/close-missing-offers.handler.js';
import { CloseOfferHandler } from './commands/close-offer.handler.js';
import { ImportOffersHandler } from './commands/import-offers.handler.js';
import { PauseOfferHandler } from './commands/pause-offer.handler.js';
import { PublishOfferHandler } from './commands/publish-offer.handler.js';
import { OfferImporter } from './import/offer-importer.js';
import { OfferPreparer } from './import/offer-preparer.js';
import { FindOfferHandler } from './queries/find-offer.handler.js';
import { ListLiveOfferIdsHandler } from './queries/list-live-offer-ids.handler.js';
import { ListSourceKeysHandler } from './queries/list-source-keys.handler.js';
import { LoadOfferCardsHandler } from './queries/load-offer-cards.handler.js';
import { LoadSearchableOffersHandler } from './queries/load-searchable-offers.handler.js';
import { HideOffersOfSuspendedCompany } from './reactions/hide-offers-of-suspended-company.reaction.js';
import { ExpireOffers } from './schedules/expire-offers.schedule.js';

@Module({
  providers: [
    CloseOfferHandler,
    PauseOfferHandler,
    PublishOfferHandler,
    ImportOffersHandler,
    CloseMissingOffersHandler,
    OfferPreparer,
    OfferImporter,
    FindOfferHandler,
    ListLiveOfferIdsHandler,
    ListSourceKeysHandler,
    LoadOfferCardsHandler,
    LoadSearchableOffersHandler,
    HideOffersOfSuspendedCompany,
    ExpireOffers,
  ],
})
export class OffersModule {}
