import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';
import { type SelfManaged, settingsCall } from './settings-call.js';

/** Asks for another address; it counts once its mail is confirmed. @throws ProblemError, OfflineError */
export function useChangeEmail(type: SelfManaged) {
  return useMutation<Done, Error, { email: string; password: string }>({
    mutationFn: (body) => postJson<Done>(settingsCall(type, 'update-email'), body),
    retry: false,
  });
}
