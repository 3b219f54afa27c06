import { Module } from '@nestjs/common';
import { JobSeo } from '../seo/job-seo.js';
import { DroppedFilters } from './dropped-filters.js';
import { JobAddresses } from './job-addresses.js';
import { JobCards } from './job-cards.js';
import { JobDetails } from './job-details.js';
import { JobFacets } from './job-facets.js';
import { JobFiltersResolver } from './job-filters-resolver.js';
import { JobLists } from './job-lists.js';
import { JobPresenter } from './job-presenter.js';
import { JobsController } from './jobs.controller.js';
import { ListedCompanies } from './listed-companies.js';
import { OfferQueries } from './offer-queries.js';
import { RelatedJobs } from './related-jobs.js';
import { RelatedLocations } from './related-locations.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  controllers: [JobsController, SuggestionsController],
  providers: [
    DroppedFilters,
    JobAddresses,
    JobCards,
    JobDetails,
    JobFacets,
    JobFiltersResolver,
    JobLists,
    JobPresenter,
    JobSeo,
    ListedCompanies,
    OfferQueries,
    RelatedJobs,
    RelatedLocations,
  ],
  exports: [JobAddresses, JobCards, JobDetails, JobFiltersResolver, JobLists, JobPresenter, OfferQueries],
})
export class JobsModule {}
