import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Asks for the mail that resets a password; the answer never says whether there is an account. @throws ProblemError, OfflineError */
export function useRequestPasswordReset() {
  return useMutation<Done, Error, { email: string }>({
    mutationFn: (body) => postJson<Done>('/api/auth/password/forgot', body),
    retry: false,
  });
}
