import type { DeleteAccountRequest, Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { type SelfManaged, settingsCall } from './settings-call.js';

/** Deletes the account and all that is held about the person; all sessions end. @throws ProblemError, OfflineError */
export function useDeleteAccount(type: SelfManaged) {
  return useMutation<Done, Error, DeleteAccountRequest>({
    mutationFn: (body) => sendJson<Done>('DELETE', settingsCall(type, 'destroy'), body),
    retry: false,
  });
}
