import type { FavoritesResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { FAVORITES } from '../../../job-marks/keeper/queries.js';
import type { FavoritesAsked } from '../my-jobs-address.js';

/** A page of favorites; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindFavorites({ page, search, status }: FavoritesAsked) {
  const query = new URLSearchParams({ page: String(page), search, status });
  return useQuery({
    queryKey: [...FAVORITES, page, search, status],
    queryFn: () => requestJson<FavoritesResponse>(`/api/candidates/favorites?${query}`),
    placeholderData: keepPreviousData,
  });
}
