import type { SuppressedAddressesResponse } from '@babelboard/wire';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Addresses to which no mails go, the latest first, page after page. */
export function useListSuppressedAddresses(q: string) {
  return useInfiniteQuery({
    queryKey: [PERSONAL, 'suppressed-addresses', q],
    initialPageParam: 0,
    queryFn: ({ pageParam: page }) =>
      requestJson<SuppressedAddressesResponse>(
        `/api/admin/suppressed-addresses?${new URLSearchParams({ q, page: String(page) })}`,
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Servers report all the time.
    staleTime: 0,
  });
}
