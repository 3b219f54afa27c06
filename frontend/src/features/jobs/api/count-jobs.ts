import { queryOptions } from '@tanstack/react-query';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

/** How many offers there are at the address of a list. */
export function countJobs(api: BabelboardApi, address: string) {
  const only = `${address.includes('?') ? '&' : '?'}_mode=more&_size=1`;
  return queryOptions({
    queryKey: ['count-jobs', address],
    queryFn: async () => (await api.jobs(address + only)).jobs.total_search,
    retry: false,
  });
}
