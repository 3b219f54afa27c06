import type { Done } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { SESSIONS } from './find-sessions.js';

/** Ends the session of one device. @throws ProblemError, OfflineError */
export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation<Done, Error, string>({
    mutationFn: (id) => sendJson<Done>('DELETE', `/api/auth/sessions/${id}`, {}),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}
