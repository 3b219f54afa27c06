export { listHeading } from './domain/list-heading.js';
export { mandatoryLanguages } from './domain/mandatory-languages.js';
export type { FiltersReading, ListedCompany, ResolvedJobFilters } from './domain/resolved-job-filters.js';
export { RefusedFilter } from './job-list.errors.js';
export { JobCards } from './queries/job-cards.js';
export { type FoundJob, JobDetails, UNKNOWN_JOB } from './queries/job-details.js';
export { JobFiltersResolver } from './queries/job-filters-resolver.js';
export { type JobList, JobLists } from './queries/job-lists.js';
export { OfferQueries } from './queries/offer-queries.js';
