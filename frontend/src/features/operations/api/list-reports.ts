import type { ReportedOffersResponse } from '@babelboard/wire';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

export type ReportedOffer = ReportedOffersResponse['data'][number];

/** Reported offers, page after page. */
export function useListReports(state: 'open' | 'decided') {
  return useInfiniteQuery({
    queryKey: [PERSONAL, 'reports', state],
    initialPageParam: 0,
    queryFn: ({ pageParam: page }) =>
      requestJson<ReportedOffersResponse>(`/api/admin/reports?state=${state}&page=${page}`),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    // Another operator may have decided meanwhile.
    staleTime: 0,
  });
}
