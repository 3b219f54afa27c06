import type { InterviewSlotsQuery, InterviewSlotsResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { COMPANY_INTERVIEWS } from './queries.js';

const DAY_MS = 86_400_000;
/** How far the list looks ahead. */
const DAYS = 61;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Interviews and open times of the company, from today on. @throws ProblemError, OfflineError */
export function useFindCompanyInterviews(of: InterviewSlotsQuery['of']) {
  return useQuery({
    queryKey: [...COMPANY_INTERVIEWS, 'list', of],
    queryFn: () => {
      const now = Date.now();
      const days = new URLSearchParams({ from: dayOf(now), to: dayOf(now + DAYS * DAY_MS), of });
      return requestJson<InterviewSlotsResponse>(`/api/companies/interview-slots?${days}`);
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}
