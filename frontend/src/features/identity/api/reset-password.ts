import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Sets a new password with the link of the mail; ends all sessions of the account. @throws ProblemError, OfflineError */
export function useResetPassword() {
  return useMutation<Done, Error, { token: string; password: string; password_confirmation: string }>({
    mutationFn: (body) => postJson<Done>('/api/auth/password/reset', body),
    retry: false,
  });
}
