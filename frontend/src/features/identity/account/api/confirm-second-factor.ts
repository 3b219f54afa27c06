import type { ConfirmSecondFactorRequest, RecoveryCodes } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';
import { SECOND_FACTOR } from './find-second-factor.js';

/** Turns two-step login on with a first code; gives the recovery codes, this once. @throws ProblemError, OfflineError */
export function useConfirmSecondFactor() {
  const queries = useQueryClient();
  return useMutation<RecoveryCodes, Error, ConfirmSecondFactorRequest>({
    mutationFn: (body) => postJson<RecoveryCodes>('/api/auth/second-factor/confirm', body),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SECOND_FACTOR }),
  });
}
