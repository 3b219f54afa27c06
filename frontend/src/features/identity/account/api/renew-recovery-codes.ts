import type { ProofRequest, RecoveryCodes } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';
import { SECOND_FACTOR } from './find-second-factor.js';

/** Replaces the recovery codes; gives the new ones, this once. @throws ProblemError, OfflineError */
export function useRenewRecoveryCodes() {
  const queries = useQueryClient();
  return useMutation<RecoveryCodes, Error, ProofRequest>({
    mutationFn: (proof) => postJson<RecoveryCodes>('/api/auth/second-factor/recovery-codes', proof),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SECOND_FACTOR }),
  });
}
