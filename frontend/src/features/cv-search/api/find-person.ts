import type { LockedPerson } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PEOPLE } from './find-people.js';

/**
 * Somebody who was found, without name.
 * @param offer that people were put in order by, as the address says it
 * @throws ProblemError, OfflineError
 */
export function useFindPerson(id: string, offer: string | null) {
  const from = offer !== null && /^[1-9]\d{0,8}$/.test(offer) ? `?offer=${offer}` : '';
  return useQuery({
    queryKey: [...PEOPLE, id],
    queryFn: () => requestJson<LockedPerson>(`/api/companies/people/${encodeURIComponent(id)}${from}`),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
}
