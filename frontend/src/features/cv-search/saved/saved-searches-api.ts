import type { SavedPeopleSearchesResponse, SavePeopleSearchRequest } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { PEOPLE } from '../api/find-people.js';

const ADDRESS = '/api/companies/people/searches';
const SAVED = [...PEOPLE, 'saved'];

/** The searches that the company keeps, with how many are new in each. @throws ProblemError, OfflineError */
export function useSavedSearches() {
  return useQuery({
    queryKey: SAVED,
    queryFn: () => requestJson<SavedPeopleSearchesResponse>(ADDRESS),
    staleTime: 60_000,
  });
}

/** @throws ProblemError, OfflineError */
export function useSaveSearch() {
  return useSavedChange((body: SavePeopleSearchRequest) => sendJson('POST', ADDRESS, body));
}

/** @throws ProblemError, OfflineError */
export function useRenameSearch(id: number) {
  return useSavedChange((name: string) => sendJson('PATCH', `${ADDRESS}/${id}`, { name }));
}

/** @throws ProblemError, OfflineError */
export function useRemoveSearch(id: number) {
  return useSavedChange((_: undefined) => sendJson('DELETE', `${ADDRESS}/${id}`, {}));
}

/** Says that a search is opened: whoever is new is another one then. @throws ProblemError, OfflineError */
export function useOpenSearch(id: number) {
  const queries = useQueryClient();
  const change = useSavedChange((_: undefined) => sendJson('POST', `${ADDRESS}/${id}/open`, {}));
  const forget = () => queries.invalidateQueries({ queryKey: [...PEOPLE, 'list'] });
  return { ...change, mutateAsync: () => change.mutateAsync(undefined).then(forget) };
}

function useSavedChange<Body>(send: (body: Body) => Promise<SavedPeopleSearchesResponse>) {
  const queries = useQueryClient();
  return useMutation<SavedPeopleSearchesResponse, Error, Body>({
    mutationFn: send,
    retry: false,
    onSuccess: (answer) => queries.setQueryData(SAVED, answer),
  });
}
