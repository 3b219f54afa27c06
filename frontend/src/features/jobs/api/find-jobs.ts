import type { JobListResponse } from '@babelboard/wire';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';
import { type ListFilters, listSearch } from '../../../app/paths.js';
import { jobKey } from './find-job.js';

/** Offset of the page after these, null after the last one. */
export function nextFrom(first: number, pages: Pick<JobListResponse, 'jobs'>[]): number | null {
  const next = first + pages.reduce((sum, page) => sum + page.jobs.data.length, 0);
  const last = pages.at(-1);
  return last === undefined || last.jobs.data.length === 0 || next >= last.jobs.total_search ? null : next;
}

export function findJobs(api: BabelboardApi, queries: QueryClient, filters: ListFilters) {
  return infiniteQueryOptions({
    queryKey: ['jobs', listSearch({ ...filters, job: null })] as const,
    initialPageParam: filters.from,
    queryFn: async ({ pageParam }) => {
      const job = pageParam === filters.from ? filters.job : null;
      const page = await api.jobs(listSearch({ ...filters, from: pageParam, job }));
      if (page.job !== null)
        queries.setQueryData(jobKey(page.job.id), { job: page.job, index_not_found: false, seo: null });
      return page;
    },
    getNextPageParam: (_last, pages) => nextFrom(filters.from, pages),
  });
}

/** The list under these filters, page after page; the list before stays until the new one is there. */
export function useFindJobs(filters: ListFilters) {
  const api = useApi();
  const queries = useQueryClient();
  return useInfiniteQuery({ ...findJobs(api, queries, filters), placeholderData: keepPreviousData });
}
