import type { JobAlertsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { ALERTS, ALERTS_PATH } from './alert-queries.js';

/** The newest first; anew each time, as mails go out meanwhile. @throws ProblemError, OfflineError */
export function useFindAlerts() {
  return useQuery({
    queryKey: ALERTS,
    queryFn: () => requestJson<JobAlertsResponse>(ALERTS_PATH),
    refetchOnMount: 'always',
  });
}
