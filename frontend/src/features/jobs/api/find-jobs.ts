import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';
import { ProblemError } from '../../../api/problem-error.js';
import { jobKey } from './find-job.js';

/** Offset of the page after these, null after the last one. */
export function nextFrom(first: number, pages: Pick<JobListResponse, 'jobs'>[]): number | null {
  const next = first + pages.reduce((sum, page) => sum + page.jobs.data.length, 0);
  const last = pages.at(-1);
  return last === undefined || last.jobs.data.length === 0 || next >= last.jobs.total_search ? null : next;
}

/** A list is the same one whichever of its offers is selected. */
export function jobsKey(filters: JobListFilters) {
  return ['jobs', writeJobListAddress({ ...filters, job: null, autoApply: false })] as const;
}

export function findJobs(api: BabelboardApi, queries: QueryClient, filters: JobListFilters) {
  return infiniteQueryOptions({
    queryKey: jobsKey(filters),
    initialPageParam: filters.from,
    queryFn: async ({ pageParam }) => {
      if (pageParam !== filters.from) return await api.jobs(laterPageAddress({ ...filters, from: pageParam }));
      const page = await api.jobs(writeJobListAddress({ ...filters, autoApply: false }));
      if (page.job !== null)
        queries.setQueryData(jobKey(page.job.id), { job: page.job, index_not_found: false, gone: false, seo: null });
      return page;
    },
    getNextPageParam: (_last, pages) => nextFrom(filters.from, pages),
  });
}

/** The list under these filters, page after page; the list before stays until the new one is there, also where that fails. */
export function useFindJobs(filters: JobListFilters) {
  const api = useApi();
  const queries = useQueryClient();
  const found = useInfiniteQuery({ ...findJobs(api, queries, filters), placeholderData: keepPreviousData });
  const [kept, keep] = useState(found.data);
  if (found.data !== undefined && found.data !== kept) keep(found.data);
  // What the server refuses is an answer: the list before would stand under words that it does not know.
  const refused = found.error instanceof ProblemError && found.error.status < 500 && found.error.status !== 429;
  if (found.data !== undefined || !found.isError || refused) return found;
  return { ...found, data: kept, isPlaceholderData: kept !== undefined };
}

/** Later pages bring offers only. */
function laterPageAddress(filters: JobListFilters): string {
  const address = writeJobListAddress({ ...filters, job: null, autoApply: false });
  return `${address}${address.includes('?') ? '&' : '?'}_mode=more`;
}
