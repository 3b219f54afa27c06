import type {
  NoteUnlockedRequest,
  UnlockedPeopleResponse,
  UnlockedPerson,
  UnlockResponse,
  UnlockTerms,
} from '@babelboard/wire';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { PEOPLE } from '../api/find-people.js';

const address = (id: string) => `/api/companies/people/${encodeURIComponent(id)}`;

/** What it takes to learn who somebody is. @throws ProblemError, OfflineError */
export function useFindUnlockTerms(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, id, 'terms'],
    queryFn: () => requestJson<UnlockTerms>(`${address(id)}/terms`),
  });
}

/** Learns who somebody is, for a credit. @throws ProblemError, OfflineError */
export function useUnlock(id: string) {
  const queries = useQueryClient();
  return useMutation<UnlockResponse, Error, void>({
    mutationFn: () => sendJson<UnlockResponse>('POST', `${address(id)}/unlock`, {}),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  });
}

/** Somebody whom the company knows. @throws ProblemError, OfflineError */
export function useFindUnlocked(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, id, 'unlocked'],
    queryFn: () => requestJson<UnlockedPerson>(`${address(id)}/unlocked`),
  });
}

/** Keeps the company's note and tags. @throws ProblemError, OfflineError */
export function useNoteUnlocked(id: string) {
  const queries = useQueryClient();
  return useMutation<UnlockedPerson, Error, NoteUnlockedRequest>({
    mutationFn: (body) => sendJson<UnlockedPerson>('PATCH', `${address(id)}/unlocked`, body),
    retry: false,
    onSuccess: (person) => queries.setQueryData([...PEOPLE, id, 'unlocked'], person),
  });
}

/** Whom the company knows, under words and a tag. @throws ProblemError, OfflineError */
export function useFindUnlockedPeople(query: string) {
  return useQuery({
    queryKey: [...PEOPLE, 'unlocked', query],
    queryFn: () => requestJson<UnlockedPeopleResponse>(`/api/companies/unlocked-people?${query}`),
    placeholderData: keepPreviousData,
  });
}
