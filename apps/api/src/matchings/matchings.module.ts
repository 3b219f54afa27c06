import { Module } from '@nestjs/common';
import { OwnMarks } from '../own-jobs/own-marks.js';
import { MatchedJobs } from './matched-jobs.js';
import { MatchingMailsController } from './matching-mails.controller.js';
import { MatchingPresenter } from './matching-presenter.js';
import { MatchingStatesController } from './matching-states.controller.js';
import { MatchingsController } from './matchings.controller.js';
import { OfferFitsController } from './offer-fits.controller.js';

/** Offers that suit a candidate, for the candidate. */
@Module({
  controllers: [MatchingsController, MatchingMailsController, MatchingStatesController, OfferFitsController],
  providers: [MatchedJobs, MatchingPresenter, OwnMarks],
  exports: [MatchedJobs, MatchingPresenter],
})
export class MatchingsApiModule {}
