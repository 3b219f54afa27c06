import type { AnswerNewTextsRequest, ConsentsResponse } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';
import { CONSENTS } from '../../../session/find-consents.js';

/** Says yes or no to newer versions of the texts. @throws ProblemError, OfflineError */
export function useAnswerNewTexts() {
  const queries = useQueryClient();
  return useMutation<ConsentsResponse, Error, AnswerNewTextsRequest>({
    mutationFn: (body) => postJson<ConsentsResponse>('/api/account/consents/answer', body),
    retry: false,
    onSuccess: (consents) => queries.setQueryData(CONSENTS, consents),
  });
}
