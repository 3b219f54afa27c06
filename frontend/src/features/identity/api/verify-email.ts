import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Uses the link of the mail that verifies an address. @throws ProblemError, OfflineError */
export function useVerifyEmail() {
  return useMutation<Done, Error, { token: string; password?: string }>({
    mutationFn: (body) => postJson<Done>('/api/auth/verify-email', body),
    retry: false,
  });
}
