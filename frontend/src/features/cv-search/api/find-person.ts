import type { LockedPerson } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PEOPLE } from './find-people.js';

/** Somebody who was found, without name. @throws ProblemError, OfflineError */
export function useFindPerson(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, id],
    queryFn: () => requestJson<LockedPerson>(`/api/companies/people/${encodeURIComponent(id)}`),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
}
