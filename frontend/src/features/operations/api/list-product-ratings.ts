import type { ProductRatingsResponse } from '@babelboard/wire';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Ratings of the product, newest first, page after page. @param score empty for all */
export function useListProductRatings(score: string) {
  return useInfiniteQuery({
    queryKey: [PERSONAL, 'product-ratings', score],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor }) => {
      const said = Object.entries({ score, cursor }).filter(([, value]) => value !== '');
      return requestJson<ProductRatingsResponse>(`/api/admin/product-ratings?${new URLSearchParams(said)}`);
    },
    getNextPageParam: (last) => (last.next_cursor === null ? null : String(last.next_cursor)),
    placeholderData: keepPreviousData,
    // Whoever comes back wants to see what was said meanwhile.
    staleTime: 0,
  });
}
