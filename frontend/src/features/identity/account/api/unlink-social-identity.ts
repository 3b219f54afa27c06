import type { Done, ProofRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { SOCIAL_IDENTITIES } from './find-social-identities.js';

/** Lets an account elsewhere open this one no more. @throws ProblemError, OfflineError */
export function useUnlinkSocialIdentity() {
  const queries = useQueryClient();
  return useMutation<Done, Error, ProofRequest & { id: string }>({
    mutationFn: ({ id, ...proof }) => sendJson<Done>('DELETE', `/api/auth/social-identities/${id}`, proof),
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: SOCIAL_IDENTITIES }),
  });
}
