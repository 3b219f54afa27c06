import type { Done } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { SESSIONS } from './find-sessions.js';

/** Ends the sessions of all other devices. @throws ProblemError, OfflineError */
export function useSignOutOtherDevices() {
  const queries = useQueryClient();
  return useMutation<Done, Error, void>({
    mutationFn: () => sendJson<Done>('DELETE', '/api/auth/sessions', {}),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}
