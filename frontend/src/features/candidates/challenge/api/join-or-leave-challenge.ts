import type { ChallengeResponse, ChangedChallenge, JoinChallengeRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../../api/request-json.js';
import { CHALLENGE } from './find-challenge.js';

/** Takes part in the challenge, by the clock of this device, or leaves it. @throws ProblemError, OfflineError */
export function useJoinOrLeaveChallenge() {
  const queries = useQueryClient();
  return useMutation<ChangedChallenge, Error, 'join' | 'leave'>({
    mutationFn: (press) =>
      press === 'join'
        ? postJson<ChangedChallenge>('/api/candidates/challenge', {
            time_zone: timeZone(),
          } satisfies JoinChallengeRequest)
        : sendJson<ChangedChallenge>('DELETE', '/api/candidates/challenge', {}),
    retry: false,
    onSuccess: ({ hasJoinedChallenge, challenge }) =>
      queries.setQueryData<ChallengeResponse>(CHALLENGE, { hasJoinedChallenge, challenge }),
  });
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}
