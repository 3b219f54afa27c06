import type { LoginResponse } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Changes the code of a support link into a session as its user. @throws ProblemError, OfflineError */
export function useOpenSupportAccess() {
  return useMutation<LoginResponse, Error, { code: string }>({
    mutationFn: (body) => postJson<LoginResponse>('/api/auth/support-access', body),
    retry: false,
  });
}
