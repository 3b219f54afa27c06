import type { CompanyMembersResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { PERSONAL } from '../session/personal.js';

export const MEMBERS = [PERSONAL, 'company-members'];

/**
 * Who works for the same company, and for owners who is invited.
 * @param staleTime milliseconds for which nobody else has joined or invited meanwhile
 * @throws ProblemError, OfflineError
 */
export function useFindMembers(staleTime = 300_000) {
  return useQuery({
    queryKey: MEMBERS,
    queryFn: () => requestJson<CompanyMembersResponse>('/api/companies/members'),
    staleTime,
  });
}
