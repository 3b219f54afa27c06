import type { RegisterCompanyRequest } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Asks for a company's account; what follows stands in a mail. @throws ProblemError, OfflineError */
export function useRegisterCompany() {
  return useMutation<{ email: string }, Error, RegisterCompanyRequest>({
    mutationFn: (company) => postJson<{ email: string }>('/api/auth/register-company', company),
    retry: false,
  });
}
