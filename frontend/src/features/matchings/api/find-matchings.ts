import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MatchingsAsked, PAGE_SIZE } from '../matchings-address.js';
import { MATCHINGS_LIST, requestMatchings } from './matching-queries.js';

/** While they are on their way. */
const SOON_MS = 5_000;

/** A page of the offers that suit; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindMatchings({ page, order }: MatchingsAsked) {
  const query = new URLSearchParams({
    latests: String(order === 'date'),
    _mode: 'all',
    _from: String((page - 1) * PAGE_SIZE),
    _size: String(PAGE_SIZE),
    _platform: 'desktop',
    _minisite: 'false',
  });
  return useQuery({
    queryKey: [...MATCHINGS_LIST, page, order],
    queryFn: () => requestMatchings(`/api/app/matchings?${query}`),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.enabled === true && data.on_their_way && data.jobs.total_search === 0 ? SOON_MS : false,
    // Whoever comes from the profile has just changed what suits.
    refetchOnMount: 'always',
  });
}
