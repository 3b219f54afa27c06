import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../../../api/request-json.js';

/** Signs every device of an account out. Takes the number of the account. @throws ProblemError, OfflineError */
export function useEndSessions() {
  return useMutation<Done, Error, number>({
    mutationFn: (accountId) => sendJson<Done>('DELETE', `/api/admin/accounts/${accountId}/sessions`, {}),
    retry: false,
  });
}
