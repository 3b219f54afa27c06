import type { VerifiedEmail } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Uses the link of the mail that verifies an address; signs in who registered. @throws ProblemError, OfflineError */
export function useVerifyEmail() {
  return useMutation<VerifiedEmail, Error, { token: string; password?: string }>({
    mutationFn: (body) => postJson<VerifiedEmail>('/api/auth/verify-email', body),
    retry: false,
  });
}
