import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../api/request-json.js';

/** Asks for the mail that verifies an address once more; the answer never says whether there is an account. @throws ProblemError, OfflineError */
export function useResendVerification() {
  return useMutation<Done, Error, { email: string }>({
    mutationFn: (body) => postJson<Done>('/api/auth/resend-verification', body),
    retry: false,
  });
}
