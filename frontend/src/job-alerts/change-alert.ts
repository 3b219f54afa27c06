import type { ChangeJobAlertRequest, JobAlertsResponse } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../api/request-json.js';
import { ALERTS, ALERTS_PATH } from './alert-queries.js';

/** Changes an alert; what is absent stays. @throws ProblemError, OfflineError */
export function useChangeAlert(id: number) {
  const queries = useQueryClient();
  return useMutation<JobAlertsResponse, Error, ChangeJobAlertRequest>({
    mutationFn: (change) => sendJson('PATCH', `${ALERTS_PATH}/${id}`, change),
    retry: false,
    onSuccess: (alerts) => queries.setQueryData(ALERTS, alerts),
  });
}
