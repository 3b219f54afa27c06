import type { HiddenCompaniesResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { HIDDEN_COMPANIES } from '../../../job-marks/keeper/queries.js';

/** @throws ProblemError, OfflineError */
export function useFindHiddenCompanies() {
  return useQuery({
    queryKey: HIDDEN_COMPANIES,
    queryFn: () => requestJson<HiddenCompaniesResponse>('/api/candidates/hidden-companies'),
  });
}
