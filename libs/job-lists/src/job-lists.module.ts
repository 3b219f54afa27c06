import { Global, Module } from '@nestjs/common';
import { CompaniesWithOffers } from './queries/companies-with-offers.js';
import { DroppedFilters } from './queries/dropped-filters.js';
import { FilterReader } from './queries/filter-reader.js';
import { JobCards } from './queries/job-cards.js';
import { JobDetails } from './queries/job-details.js';
import { JobFacets } from './queries/job-facets.js';
import { JobFiltersResolver } from './queries/job-filters-resolver.js';
import { JobLists } from './queries/job-lists.js';
import { JobPresenter } from './queries/job-presenter.js';
import { ListedCompanies } from './queries/listed-companies.js';
import { NearMisses } from './queries/near-misses.js';
import { OfferQueries } from './queries/offer-queries.js';
import { RelatedJobs } from './queries/related-jobs.js';
import { RelatedLocations } from './queries/related-locations.js';
import { SearchLines } from './queries/search-lines.js';
import { TopCompanies } from './queries/top-companies.js';

/** Global, so that edges and siblings find lists by their contract alone. */
@Global()
@Module({
  providers: [
    CompaniesWithOffers,
    DroppedFilters,
    FilterReader,
    JobCards,
    JobDetails,
    JobFacets,
    JobFiltersResolver,
    JobLists,
    JobPresenter,
    ListedCompanies,
    NearMisses,
    OfferQueries,
    RelatedJobs,
    RelatedLocations,
    SearchLines,
    TopCompanies,
  ],
  exports: [
    CompaniesWithOffers,
    FilterReader,
    JobCards,
    JobDetails,
    JobFiltersResolver,
    JobLists,
    JobPresenter,
    OfferQueries,
    RelatedLocations,
    SearchLines,
    TopCompanies,
  ],
})
export class JobListsModule {}
