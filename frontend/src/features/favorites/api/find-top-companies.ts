import type { TopCompaniesResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** @throws ProblemError, OfflineError */
export function useFindTopCompanies() {
  return useQuery({
    queryKey: [PERSONAL, 'top-companies'],
    queryFn: () => requestJson<TopCompaniesResponse>('/api/candidates/topCompanies'),
  });
}
