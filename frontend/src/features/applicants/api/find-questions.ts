import type { ScreeningQuestionsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

export const questionsKey = (offerId: number) => [PERSONAL, 'screening-questions', offerId];

/** The screening questions of an offer, in their order. @throws ProblemError, OfflineError */
export function useFindQuestions(offerId: number) {
  return useQuery({
    queryKey: questionsKey(offerId),
    queryFn: () => requestJson<ScreeningQuestionsResponse>(`/api/companies/offers/${offerId}/screening-questions`),
    // While one writes, what one wrote stands.
    refetchOnWindowFocus: false,
  });
}
