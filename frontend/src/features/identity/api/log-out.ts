import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';
import { finishBeforeLogOut } from '../../../session/before-log-out.js';

/** Ends the session, after what still waits for it; the server takes the cookies back. @throws ProblemError, OfflineError */
export function useLogOut() {
  return useMutation<Done, Error, void>({ mutationFn: logOut, retry: false });
}

async function logOut(): Promise<Done> {
  await finishBeforeLogOut();
  return postJson<Done>('/api/auth/logout', {});
}
