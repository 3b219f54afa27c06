import type { Done } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';
import { SESSIONS } from './find-sessions.js';
import { type SelfManaged, settingsCall } from './settings-call.js';

interface PasswordChange {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Sets another password; every other device is signed out. @throws ProblemError, OfflineError */
export function useChangePassword(type: SelfManaged) {
  const queries = useQueryClient();
  return useMutation<Done, Error, PasswordChange>({
    mutationFn: (body) => postJson<Done>(settingsCall(type, 'update-password'), body),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}
