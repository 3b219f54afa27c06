import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../matchings-address.js';
import { DISCARDED_LIST, requestMatchings } from './matching-queries.js';

/** A page of what was discarded; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindDiscardedMatchings(page: number) {
  const query = new URLSearchParams({ _from: String((page - 1) * PAGE_SIZE), _size: String(PAGE_SIZE) });
  return useQuery({
    queryKey: [...DISCARDED_LIST, page],
    queryFn: () => requestMatchings(`/api/app/matchings/discarded?${query}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
