import type { LatestSearchesResponse } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../api/request-json.js';
import { LATEST_SEARCHES } from '../../../job-marks/keeper/queries.js';

/** Forgets one of the latest searches, or with null all of them. @throws ProblemError, OfflineError */
export function useForgetSearch() {
  const queries = useQueryClient();
  return useMutation<LatestSearchesResponse, Error, number | null>({
    mutationFn: (id) => sendJson('DELETE', `/api/candidates/searchs${id === null ? '' : `/${id}`}`, {}),
    retry: false,
    onSuccess: (searches) => queries.setQueryData(LATEST_SEARCHES, searches),
  });
}
