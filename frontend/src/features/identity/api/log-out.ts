import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Ends the session; the server takes the cookies back. @throws ProblemError, OfflineError */
export function useLogOut() {
  return useMutation<Done, Error, void>({ mutationFn: () => postJson<Done>('/api/auth/logout', {}), retry: false });
}
