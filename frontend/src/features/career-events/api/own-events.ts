import type { JoinOrLeaveRequest, JoinOrLeaveResponse, OwnCareerEvents } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { ownTimeZone } from '../../../job-alerts/own-time-zone.js';
import { PERSONAL } from '../../../session/personal.js';
import { keptReferral } from '../../../session/referral.js';
import { careerEventsKey } from './find-career-events.js';

const OWN = [PERSONAL, 'career-events'];

/** Events that the candidate joined. @throws ProblemError, OfflineError */
export function useFindOwnEvents({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: OWN,
    queryFn: () => requestJson<OwnCareerEvents>('/api/candidates/virtual-event/candidateEvents'),
    enabled,
  });
}

/** Joins an event or leaves it; what is so already stays. @throws ProblemError, OfflineError */
export function useJoinOrLeave(id: number) {
  const queries = useQueryClient();
  return useMutation<JoinOrLeaveResponse, Error, 'join' | 'leave'>({
    mutationFn: (wanted) =>
      sendJson('PATCH', '/api/candidates/virtual-event/join-or-leave', {
        event_id: id,
        origin: keptReferral() ?? '',
        time_zone: ownTimeZone(),
        wanted,
      } satisfies JoinOrLeaveRequest),
    retry: false,
    onSuccess: ({ data }) => queries.setQueryData<OwnCareerEvents>(OWN, { data }),
    // It may be full now, or was full: places that somebody takes or leaves show there.
    onSettled: () => queries.invalidateQueries({ queryKey: careerEventsKey }),
  });
}
