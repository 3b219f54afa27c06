import type { Done, RenamePasskeyRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { PASSKEYS } from './find-passkeys.js';

/** Calls a passkey otherwise. @throws ProblemError, OfflineError */
export function useRenamePasskey() {
  const queries = useQueryClient();
  return useMutation<Done, Error, RenamePasskeyRequest & { id: string }>({
    mutationFn: ({ id, name }) => sendJson<Done>('PATCH', `/api/auth/passkeys/${id}`, { name }),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: PASSKEYS }),
  });
}
