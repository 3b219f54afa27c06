import type { LatestSearchesResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { LATEST_SEARCHES } from '../../../job-marks/keeper/queries.js';

/** @throws ProblemError, OfflineError */
export function useFindLatestSearches() {
  return useQuery({
    queryKey: LATEST_SEARCHES,
    queryFn: () => requestJson<LatestSearchesResponse>('/api/candidates/searchs/get-latests-searches'),
  });
}
