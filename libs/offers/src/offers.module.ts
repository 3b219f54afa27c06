import { Module } from '@nestjs/common';
import { CloseOfferHandler } from './commands/close-offer.handler.js';
import { PauseOfferHandler } from './commands/pause-offer.handler.js';
import { PublishOfferHandler } from './commands/publish-offer.handler.js';
import { FindOfferHandler } from './queries/find-offer.handler.js';
import { ListLiveOfferIdsHandler } from './queries/list-live-offer-ids.handler.js';
import { LoadOfferCardsHandler } from './queries/load-offer-cards.handler.js';
import { LoadSearchableOffersHandler } from './queries/load-searchable-offers.handler.js';
import { HideOffersOfSuspendedCompany } from './reactions/hide-offers-of-suspended-company.reaction.js';
import { ExpireOffers } from './schedules/expire-offers.schedule.js';

@Module({
  providers: [
    CloseOfferHandler,
    PauseOfferHandler,
    PublishOfferHandler,
    FindOfferHandler,
    ListLiveOfferIdsHandler,
    LoadOfferCardsHandler,
    LoadSearchableOffersHandler,
    HideOffersOfSuspendedCompany,
    ExpireOffers,
  ],
})
export class OffersModule {}
