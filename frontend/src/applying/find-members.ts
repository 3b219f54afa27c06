import type { CompanyMembersResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { PERSONAL } from '../session/personal.js';

/** Who works for the same company. @throws ProblemError, OfflineError */
export function useFindMembers() {
  return useQuery({
    queryKey: [PERSONAL, 'company-members'],
    queryFn: () => requestJson<CompanyMembersResponse>('/api/companies/members'),
    staleTime: 300_000,
  });
}
