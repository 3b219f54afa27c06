import { Global, Module } from '@nestjs/common';
import { engineProviders } from './engines/engine.providers.js';
import { CandidateHandles } from './handles/candidate-handles.js';
import { indexingProviders } from './indexing/indexing.providers.js';
import { PeopleProjections } from './indexing/people-projections.js';
import { CompanySearches } from './searching/company-searches.js';
import { PeopleSearch } from './searching/people-search.js';
import { AnonymousPeople } from './showing/anonymous-people.js';
import { CandidateViews } from './views/candidate-views.js';
import { ForgetCandidateViews } from './views/schedules/forget-candidate-views.schedule.js';

/** Companies find people who agreed to it, and see nothing that says who they are. */
@Global()
@Module({
  providers: [
    ...engineProviders,
    ...indexingProviders,
    AnonymousPeople,
    CandidateHandles,
    CandidateViews,
    CompanySearches,
    ForgetCandidateViews,
    PeopleSearch,
  ],
  exports: [AnonymousPeople, CandidateHandles, CandidateViews, CompanySearches, PeopleProjections, PeopleSearch],
})
export class CvSearchModule {}
