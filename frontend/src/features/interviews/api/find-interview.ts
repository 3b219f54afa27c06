import type { InterviewResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { interviewKey, interviewPath, type Side } from './queries.js';

/** How far an application is with its interview. @throws ProblemError, OfflineError */
export function useFindInterview(side: Side, id: number) {
  return useQuery({
    queryKey: interviewKey(side, id),
    queryFn: () => requestJson<InterviewResponse>(interviewPath(side, id)),
    // Others may have taken a time since.
    refetchOnWindowFocus: true,
  });
}
