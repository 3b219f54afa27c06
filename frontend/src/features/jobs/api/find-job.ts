import type { JobDetail, JobResponse } from '@babelboard/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

export type RelatedJobs = Pick<
  JobResponse,
  'relatedJobs' | 'relatedJobsAtCity' | 'relatedJobsAtCompany' | 'relatedJobsWithLanguages'
>;

/** An offer as it is kept: with head and related offers, or as it came along with a list. */
export type FoundJob = JobResponse | { job: JobDetail; index_not_found: false; gone: false; seo: null };

export const jobKey = (id: number) => ['job', id] as const;

function findJob(api: BabelboardApi, id: number) {
  return queryOptions<FoundJob, Error, FoundJob, readonly ['job', number]>({
    queryKey: jobKey(id),
    queryFn: () => api.job(String(id)),
  });
}

/** One whole offer by its id; asks for nothing while there is none. */
export function useFindJob(id: number | null) {
  const api = useApi();
  return useQuery({ ...findJob(api, id ?? 0), enabled: id !== null });
}
