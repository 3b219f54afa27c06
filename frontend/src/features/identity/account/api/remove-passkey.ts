import type { Done, ProofRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { PASSKEYS } from './find-passkeys.js';

/** Removes a passkey. @throws ProblemError, OfflineError */
export function useRemovePasskey() {
  const queries = useQueryClient();
  return useMutation<Done, Error, ProofRequest & { id: string }>({
    mutationFn: ({ id, ...proof }) => sendJson<Done>('DELETE', `/api/auth/passkeys/${id}`, proof),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: PASSKEYS }),
  });
}
