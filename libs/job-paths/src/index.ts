export { JOBS_PER_PAGE, type JobListFilter, type JobListFilters, NO_JOB_FILTERS } from './job-list-filters.js';
export { offerIdOf, offerPath } from './offer-url.js';
export { readJobListAddress } from './read-job-list-address.js';
export { readFiltersOf, readWordsOf, withWordsInstead } from './read-words.js';
export { REMOTE_WORDS } from './remote-word.js';
export { SEARCHED_AS_WORDS, skillAsKeywords } from './skill-as-keywords.js';
export { allOffersInstead, nearestInstead, readUnknownInPath, type UnknownInPath } from './unknown-in-path.js';
export { type ReadFilter, type ReadWords, withReadWords } from './with-read-words.js';
export { writeJobListAddress } from './write-job-list-address.js';
