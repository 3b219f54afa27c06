import { offerIdOf } from '@babelboard/job-paths';
import type { LoadPageData, PageDataKey } from '../../../pages/page-data.js';
import { findHomeJobs } from '../api/find-home-jobs.js';
import { findJobPage, jobPageKey } from '../api/find-job-page.js';

export const dataKey: PageDataKey<'job'> = ({ params }, { search }) => jobPageKey(offerIdOf(params.offer) ?? 0, search);

export const loadData: LoadPageData<'job'> = async ({ page, url, queries, api }) => {
  const { job, gone } = await queries.fetchQuery(findJobPage(api, offerIdOf(page.params.offer) ?? 0, url.search));
  if (job === null) {
    // The page of an unknown offer shows the newest ones.
    if (!gone) await queries.prefetchQuery(findHomeJobs(api));
    return { status: gone ? 410 : 404 };
  }
  const path = new URL(job.url, url).pathname;
  return path === url.pathname ? null : { redirect: path + url.search, status: 301 };
};
