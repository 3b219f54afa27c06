import type { ChallengeResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const CHALLENGE = [PERSONAL, 'challenge'];

/** How one's week of the challenge goes. @throws ProblemError, OfflineError */
export function useFindChallenge() {
  return useQuery({ queryKey: CHALLENGE, queryFn: () => requestJson<ChallengeResponse>('/api/candidates/challenge') });
}
