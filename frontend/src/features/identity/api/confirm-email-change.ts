import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Uses the link of the mail that confirms a new address. @throws ProblemError, OfflineError */
export function useConfirmEmailChange() {
  return useMutation<Done, Error, { token: string; password?: string }>({
    mutationFn: (body) => postJson<Done>('/api/auth/confirm-email-change', body),
    retry: false,
  });
}
