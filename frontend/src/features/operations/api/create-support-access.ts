import type { SupportAccessResponse } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Makes a link to see the product as somebody; it works once, for ten minutes. @throws ProblemError, OfflineError */
export function useCreateSupportAccess() {
  return useMutation<SupportAccessResponse, Error, { account_id: number }>({
    mutationFn: (body) => postJson<SupportAccessResponse>('/api/admin/support-access', body),
    retry: false,
  });
}
