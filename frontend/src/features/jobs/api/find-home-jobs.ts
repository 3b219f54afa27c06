import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';
import { jobListPath } from '../../../pages/job-list-path.js';

const NEWEST = 6;

export const homeKey = ['home-jobs'] as const;

export function findHomeJobs(api: BabelboardApi) {
  const address = `${jobListPath({ latests: true })}&_size=${NEWEST}`;
  return queryOptions({ queryKey: homeKey, queryFn: () => api.jobs(address) });
}

/** The newest offers, and what all offers ask for. */
export function useFindHomeJobs() {
  return useQuery(findHomeJobs(useApi()));
}
