import type { JobDetail, PageSeo } from '@babelboard/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

/** An offer as it is kept; `seo` is null where it came along with a list. */
export interface FoundJob {
  job: JobDetail | null;
  index_not_found: boolean;
  seo: PageSeo | null;
}

export const jobKey = (id: number) => ['job', id] as const;

export function findJob(api: BabelboardApi, id: number) {
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
