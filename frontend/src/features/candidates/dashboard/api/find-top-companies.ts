import type { TopCompaniesResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

/** The companies with the most offers that suit somebody. @throws ProblemError, OfflineError */
export function useFindTopCompanies() {
  return useQuery({
    queryKey: [PERSONAL, 'top-companies'],
    queryFn: () => requestJson<TopCompaniesResponse>('/api/candidates/topCompanies'),
  });
}
