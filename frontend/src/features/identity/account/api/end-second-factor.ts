import type { Done, ProofRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { SECOND_FACTOR } from './find-second-factor.js';

/** Turns two-step login off. @throws ProblemError, OfflineError */
export function useEndSecondFactor() {
  const queries = useQueryClient();
  return useMutation<Done, Error, ProofRequest>({
    mutationFn: (proof) => sendJson<Done>('DELETE', '/api/auth/second-factor', proof),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SECOND_FACTOR }),
  });
}
