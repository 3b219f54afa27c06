import type { ChangeConsentRequest, ConsentsResponse } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../api/request-json.js';
import { CONSENTS } from '../../../../session/find-consents.js';

/** Gives or withdraws a consent. @throws ProblemError, OfflineError */
export function useChangeConsent() {
  const queries = useQueryClient();
  return useMutation<ConsentsResponse, Error, ChangeConsentRequest>({
    mutationFn: (body) => sendJson<ConsentsResponse>('PATCH', '/api/account/consents', body),
    retry: false,
    onSuccess: (consents) => queries.setQueryData(CONSENTS, consents),
  });
}
