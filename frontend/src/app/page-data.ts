import type { QueryClient } from '@tanstack/react-query';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { ProblemError } from '../api/problem-error.js';
import { findHomeJobs } from '../features/jobs/api/find-home-jobs.js';
import { findJob } from '../features/jobs/api/find-job.js';
import { findJobs } from '../features/jobs/api/find-jobs.js';
import { type Page, parseListFilters } from './paths.js';

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
    if (page.name === 'job-list')
      await queries.fetchInfiniteQuery(findJobs(api, queries, parseListFilters(url.search)));
    if (page.name === 'job') return await jobStatus(page.id, url, queries, api);
    return { status: page.name === 'not-found' ? 404 : 200 };
  } catch (error) {
    const status = error instanceof ProblemError && error.status < 500 ? error.status : 503;
    return { status };
  }
}

async function jobStatus(id: number, url: URL, queries: QueryClient, api: BabelboardApi): Promise<PageStatus> {
  const { job, index_not_found } = await queries.fetchQuery(findJob(api, id));
  if (job === null || index_not_found) return { status: 404 };
  const path = new URL(job.url, url).pathname;
  if (path !== url.pathname) return { redirect: path + url.search, status: 301 };
  return { status: job.extra.available ? 200 : 410 };
}
