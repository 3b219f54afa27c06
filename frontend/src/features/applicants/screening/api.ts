import type {
  ScreeningQuestionsRequest,
  ScreeningQuestionsResponse,
  ScreeningTemplateRequest,
  ScreeningTemplatesResponse,
} from '@babelboard/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { postJson, requestJson, sendJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';
import { questionsKey } from '../api/find-questions.js';

const TEMPLATES = [PERSONAL, 'screening-templates'];
const TEMPLATES_PATH = '/api/companies/screening-templates';

/** Gives the function that saves the whole list of questions. @throws ProblemError, OfflineError */
export function useSaveQuestions(offerId: number) {
  const queries = useQueryClient();
  return async (request: ScreeningQuestionsRequest) => {
    const path = `/api/companies/offers/${offerId}/screening-questions`;
    const answer = await sendJson<ScreeningQuestionsResponse>('PUT', path, request);
    queries.setQueryData(questionsKey(offerId), answer);
    return answer;
  };
}

/** Questions that the company has kept under a name. @throws ProblemError, OfflineError */
export function useFindTemplates() {
  return useQuery({ queryKey: TEMPLATES, queryFn: () => requestJson<ScreeningTemplatesResponse>(TEMPLATES_PATH) });
}

/** Gives the function that keeps questions under a name. @throws ProblemError, OfflineError */
export function useSaveTemplate() {
  const queries = useQueryClient();
  return async (request: ScreeningTemplateRequest) => {
    queries.setQueryData(TEMPLATES, await postJson<ScreeningTemplatesResponse>(TEMPLATES_PATH, request));
  };
}
