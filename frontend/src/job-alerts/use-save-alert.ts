import type { JobAlertsResponse, SaveJobAlertRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../api/request-json.js';
import { ALERTS, ALERTS_PATH } from './alert-queries.js';
import { ownTimeZone } from './own-time-zone.js';

export type AlertToSave = Omit<SaveJobAlertRequest, 'time_zone'> & Partial<Pick<SaveJobAlertRequest, 'time_zone'>>;

/** Has new offers of a list mailed, by the clock of this browser where nothing else is said. @throws ProblemError, OfflineError */
export function useSaveAlert() {
  const queries = useQueryClient();
  return useMutation<JobAlertsResponse, Error, AlertToSave>({
    mutationFn: (alert) =>
      sendJson('POST', ALERTS_PATH, { time_zone: ownTimeZone(), ...alert } satisfies SaveJobAlertRequest),
    retry: false,
    onSuccess: (alerts) => queries.setQueryData(ALERTS, alerts),
  });
}
