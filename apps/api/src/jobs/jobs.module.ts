import { Module } from '@nestjs/common';
import { OwnMarks } from '../own-jobs/own-marks.js';
import { JobSeo } from '../seo/job-seo.js';
import { JobAddresses } from './job-addresses.js';
import { JobAnswers } from './job-answers.js';
import { JobsController } from './jobs.controller.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  controllers: [JobsController, SuggestionsController],
  providers: [JobAddresses, JobAnswers, JobSeo, OwnMarks],
  exports: [JobAddresses, JobAnswers],
})
export class JobsModule {}
