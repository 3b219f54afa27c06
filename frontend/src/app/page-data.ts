import { NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { findHomeJobs } from '../features/jobs/api/find-home-jobs.js';
import { findJob } from '../features/jobs/api/find-job.js';
import { findJobs } from '../features/jobs/api/find-jobs.js';
import { findMinisite, minisiteCompany } from '../features/jobs/minisite/find-minisite.js';
import type { Page } from '../paths/paths.js';

export type PageStatus = { status: number } | { redirect: string; status: 301 | 302 };

/** Loads what a page needs before the server renders it, and says with which status it answers. */
export async function loadPageData(
  page: Page,
  url: URL,
  queries: QueryClient,
  api: BabelboardApi,
): Promise<PageStatus> {
  try {
    if (page.name === 'home') await queries.fetchQuery(findHomeJobs(api));
    if (page.name === 'job-list') {
      const filters = readJobListAddress(url.pathname, url.search) ?? NO_JOB_FILTERS;
      const { pages } = await queries.fetchInfiniteQuery(findJobs(api, queries, filters));
      const company = minisiteCompany(pages[0]);
      // Without its look a company's list is still a list.
      if (company !== null) await queries.prefetchQuery(findMinisite(api, company));
    }
    if (page.name === 'job') return await jobStatus(page.id, url, queries, api);
    return { status: page.name === 'not-found' ? 404 : 200 };
  } catch (error) {
    return { status: refusalOf(error) ?? 503 };
  }
}

/** The status with which the server refused; inside the renderer no `ProblemError` but an error of the server itself says it. */
function refusalOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

async function jobStatus(id: number, url: URL, queries: QueryClient, api: BabelboardApi): Promise<PageStatus> {
  const { job, gone } = await queries.fetchQuery(findJob(api, id));
  if (job === null) {
    // The page of an unknown offer shows the newest ones.
    if (!gone) await queries.prefetchQuery(findHomeJobs(api));
    return { status: gone ? 410 : 404 };
  }
  const path = new URL(job.url, url).pathname;
  if (path !== url.pathname) return { redirect: path + url.search, status: 301 };
  return { status: 200 };
}
