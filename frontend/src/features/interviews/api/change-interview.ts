import type { ChangedInterviewResponse, InterviewResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '../../../api/problem-error.js';
import { postJson } from '../../../api/request-json.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { ownTimeZone } from '../own-time-zone.js';
import { interviewKey, interviewPath, type Side } from './queries.js';

/** Gives the functions that change an interview; where somebody was faster, what is left is shown. @throws ProblemError, OfflineError */
export function useChangeInterview(side: Side, id: number) {
  const queries = useQueryClient();
  const key = interviewKey(side, id);
  const change = async (path: string, body: object): Promise<void> => {
    try {
      const { toasts, ...interview } = await postJson<ChangedInterviewResponse>(interviewPath(side, id) + path, body);
      queries.setQueryData<InterviewResponse>(key, interview);
      showToasts({ toasts });
    } catch (error) {
      const current = error instanceof ProblemError && error.status === 409 ? error.problem?.current : undefined;
      if (current !== undefined) queries.setQueryData(key, current);
      throw error;
    }
  };
  return {
    book: (slot: number) => change('', { slot_id: slot, time_zone: ownTimeZone() }),
    cancel: (message: string) => change('/cancel', { message }),
    askForOthers: (message: string) => change('/others', { message }),
  };
}
