import { Module } from '@nestjs/common';
import { MinisitesModule } from '../minisites/minisites.module.js';
import { OwnMarks } from '../own-jobs/own-marks.js';
import { JobSeo } from '../seo/job-seo.js';
import { JobAddresses } from './job-addresses.js';
import { JobAnswers } from './job-answers.js';
import { JobsController } from './jobs.controller.js';
import { RedirectsController } from './redirects.controller.js';
import { SeenOffers } from './seen-offers.js';
import { SuggestionsController } from './suggestions.controller.js';
import { UnansweredLists } from './unanswered-lists.js';

@Module({
  imports: [MinisitesModule],
  controllers: [JobsController, RedirectsController, SuggestionsController],
  providers: [JobAddresses, JobAnswers, JobSeo, OwnMarks, SeenOffers, UnansweredLists],
  exports: [JobAddresses, JobAnswers, SeenOffers],
})
export class JobsModule {}
