import type { ApplicationsQuery, ApplicationsResponse } from '@babelboard/wire';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { APPLICATIONS } from '../../../applying/withdraw-application.js';

export type ApplicationsAsked = Extract<ApplicationsQuery['status'], 'all' | 'active' | 'ended'>;

/** One's applications, the last one sent first, page after page. @throws ProblemError, OfflineError */
export function useFindApplications(status: ApplicationsAsked, rows = 10) {
  return useInfiniteQuery({
    queryKey: [...APPLICATIONS, 'list', status, rows],
    queryFn: ({ pageParam }) =>
      requestJson<ApplicationsResponse>(`/api/candidates/applications?status=${status}&rows=${rows}&page=${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, lastPage }) => (currentPage < lastPage ? currentPage + 1 : null),
    // A company may have answered since.
    refetchOnWindowFocus: true,
  });
}
