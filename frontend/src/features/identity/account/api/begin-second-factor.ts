import type { ProofRequest, SecondFactorSetup } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';

/** Makes a secret for an authenticator; it counts once a code is confirmed. @throws ProblemError, OfflineError */
export function useBeginSecondFactor() {
  return useMutation<SecondFactorSetup, Error, ProofRequest>({
    mutationFn: (proof) => postJson<SecondFactorSetup>('/api/auth/second-factor', proof),
    retry: false,
  });
}
