export * from './contract.js';
export { jobListsContext } from './job-lists.context.js';
export { CompaniesWithOffers } from './queries/companies-with-offers.js';
export { JobPresenter } from './queries/job-presenter.js';
export { RelatedLocations } from './queries/related-locations.js';
export { TopCompanies } from './queries/top-companies.js';
