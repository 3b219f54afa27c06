import { NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import type { LoadPageData, PageDataKey } from '../../../pages/page-data.js';
import { findJobs, jobsKey } from '../api/find-jobs.js';
import { findMinisite, minisiteCompany } from '../minisite/find-minisite.js';

export const dataKey: PageDataKey<'job-list'> = (_page, { pathname, search }) =>
  jobsKey(readJobListAddress(pathname, search) ?? NO_JOB_FILTERS);

export const loadData: LoadPageData<'job-list'> = async ({ url, queries, api }) => {
  const filters = readJobListAddress(url.pathname, url.search) ?? NO_JOB_FILTERS;
  const { pages } = await queries.fetchInfiniteQuery(findJobs(api, queries, filters));
  const company = minisiteCompany(pages[0]);
  // Without its look a company's list is still a list.
  if (company !== null) await queries.prefetchQuery(findMinisite(api, company));
  return null;
};
