import { Module } from '@nestjs/common';
import { JobFacets } from './job-facets.js';
import { JobFiltersResolver } from './job-filters.js';
import { JobLists } from './job-lists.js';
import { JobPresenter } from './job-presenter.js';
import { JobSeo } from './job-seo.js';
import { JobsController } from './jobs.controller.js';

@Module({
  controllers: [JobsController],
  providers: [JobFacets, JobFiltersResolver, JobLists, JobPresenter, JobSeo],
  exports: [JobLists],
})
export class JobsModule {}
