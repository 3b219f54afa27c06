import type { SessionsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const SESSIONS = [PERSONAL, 'sessions'];

/** Devices that are signed in, the latest first. @throws ProblemError, OfflineError */
export function useFindSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: () => requestJson<SessionsResponse>('/api/auth/sessions') });
}
