import { Module } from '@nestjs/common';
import { CompanyOffersController } from './company-offers.controller.js';
import { OfferHintsController } from './offer-hints.controller.js';
import { OfferPresenter } from './offer-presenter.js';
import { OfferStatesController } from './offer-states.controller.js';
import { OfferTextsController } from './offer-texts.controller.js';
import { OffersBulkController } from './offers-bulk.controller.js';
import { OwnOffers } from './own-offers.js';

@Module({
  controllers: [
    OfferHintsController,
    OffersBulkController,
    CompanyOffersController,
    OfferStatesController,
    OfferTextsController,
  ],
  providers: [OfferPresenter, OwnOffers],
  exports: [OfferPresenter],
})
export class CompanyOffersModule {}
