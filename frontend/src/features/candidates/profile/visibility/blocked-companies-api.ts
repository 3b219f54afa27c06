import type { BlockedCompaniesResponse, CompanySuggestionsResponse } from '@babelboard/wire';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

const BLOCKED = [PERSONAL, 'blocked-companies'];
const ADDRESS = '/api/candidates/blocked-companies';

/** Companies that never see the profile. @throws ProblemError, OfflineError */
export function useFindBlockedCompanies() {
  return useQuery({ queryKey: BLOCKED, queryFn: () => requestJson<BlockedCompaniesResponse>(ADDRESS) });
}

/** Companies that may be meant. @throws ProblemError, OfflineError */
export function useFindCompanies(text: string) {
  return useQuery({
    queryKey: [PERSONAL, 'companies', text],
    queryFn: () => requestJson<CompanySuggestionsResponse>(`${ADDRESS}/suggestions?q=${encodeURIComponent(text)}`),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Hides the profile from a company, or no more. @throws ProblemError, OfflineError */
export function useBlockCompany() {
  const queries = useQueryClient();
  return useMutation<BlockedCompaniesResponse, Error, { id: number; blocked: boolean }>({
    mutationFn: ({ id, blocked }) =>
      blocked ? sendJson('POST', ADDRESS, { company_id: id }) : sendJson('DELETE', `${ADDRESS}/${id}`, {}),
    retry: false,
    onSuccess: (answer) => queries.setQueryData(BLOCKED, answer),
  });
}
