import type { ApplicationFormResponse, ApplicationMark, JobCard } from '@babelboard/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { PERSONAL } from '../session/personal.js';
import { useSession } from '../session/use-session.js';

/** All that applying for an offer needs. @throws ProblemError, OfflineError */
export function applicationForm(offerId: number) {
  return queryOptions({
    queryKey: [PERSONAL, 'application-form', offerId],
    queryFn: () => requestJson<ApplicationFormResponse>(`/api/candidates/applications/form?offer_id=${offerId}`),
    staleTime: 30_000,
  });
}

/**
 * One's own application for an offer, if it stands. Pages that the server rendered are the same for everybody: there the form is asked, which
 * the button needs in a moment anyway.
 */
export function useOwnApplication({ id, extra }: JobCard): ApplicationMark | null {
  const { user } = useSession();
  const rendered = extra.way === 'here' && !extra.canApply && extra.application === null;
  const { data } = useQuery({ ...applicationForm(id), enabled: rendered && user?.type === 'candidate' });
  if (user?.type !== 'candidate') return null;
  const mark = data === undefined ? extra.application : data.application;
  return mark === null || mark.status === 'withdrawn' ? null : mark;
}
