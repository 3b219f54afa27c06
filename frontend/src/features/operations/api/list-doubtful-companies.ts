import type { DoubtfulCompaniesResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Companies at which somebody should look: with a new name, or with the VAT id of another. */
export function useDoubtfulCompanies() {
  return useQuery({
    queryKey: [PERSONAL, 'doubtful-companies'],
    queryFn: () => requestJson<DoubtfulCompaniesResponse>('/api/admin/companies'),
    staleTime: 0,
  });
}
