import { NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Path } from 'react-router-dom';
import { homeKey } from '../features/jobs/api/find-home-jobs.js';
import { jobKey } from '../features/jobs/api/find-job.js';
import { jobsKey } from '../features/jobs/api/find-jobs.js';
import type { Page } from '../paths/paths.js';

/** Whether a page has its data, so that it can be read without a connection. Pages without data always have. */
export function atHand(
  page: Page,
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  queries: QueryClient,
): boolean {
  const key = keyOf(page, pathname, search);
  return key === null || queries.getQueryData(key) !== undefined;
}

function keyOf(page: Page, pathname: string, search: string): QueryKey | null {
  if (page.name === 'home') return homeKey;
  if (page.name === 'job') return jobKey(page.id);
  if (page.name !== 'job-list') return null;
  return jobsKey(readJobListAddress(pathname, search) ?? NO_JOB_FILTERS);
}
