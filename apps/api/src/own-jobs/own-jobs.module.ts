import { Module } from '@nestjs/common';
import { MatchingsApiModule } from '../matchings/matchings.module.js';
import { FavoritePresenter } from './favorite-presenter.js';
import { FavoritesController } from './favorites.controller.js';
import { HiddenCompaniesController } from './hidden-companies.controller.js';
import { LatestSearchesController } from './latest-searches.controller.js';
import { OfferMarksController } from './offer-marks.controller.js';
import { SuggestedJobsController } from './suggested-jobs.controller.js';

@Module({
  imports: [MatchingsApiModule],
  controllers: [
    FavoritesController,
    HiddenCompaniesController,
    LatestSearchesController,
    OfferMarksController,
    SuggestedJobsController,
  ],
  providers: [FavoritePresenter],
})
export class OwnJobsModule {}
