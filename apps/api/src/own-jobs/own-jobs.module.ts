import { Module } from '@nestjs/common';
import { FavoritesController } from './favorites.controller.js';
import { HiddenCompaniesController } from './hidden-companies.controller.js';
import { LatestSearchesController } from './latest-searches.controller.js';
import { OfferMarksController } from './offer-marks.controller.js';
import { SuggestedJobsController } from './suggested-jobs.controller.js';

@Module({
  controllers: [
    FavoritesController,
    HiddenCompaniesController,
    LatestSearchesController,
    OfferMarksController,
    SuggestedJobsController,
  ],
})
export class OwnJobsModule {}
