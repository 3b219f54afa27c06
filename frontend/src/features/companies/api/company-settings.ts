import type { ChangeCompanySettingsRequest, CompanySettingsResponse } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

const SETTINGS = [PERSONAL, 'company-settings'];
const ADDRESS = '/api/companies/settings';

/** What the company says of itself, and how it answers. @throws ProblemError, OfflineError */
export function useFindCompanySettings() {
  return useQuery({ queryKey: SETTINGS, queryFn: () => requestJson<CompanySettingsResponse>(ADDRESS) });
}

/** Changes some of it. @throws ProblemError, OfflineError */
export function useChangeCompanySettings() {
  const queries = useQueryClient();
  return useMutation<CompanySettingsResponse, Error, ChangeCompanySettingsRequest>({
    mutationFn: (change) => sendJson<CompanySettingsResponse>('PATCH', ADDRESS, change),
    onSuccess: (answer) => queries.setQueryData(SETTINGS, answer),
    retry: false,
  });
}
