import type { JobAlertPreview } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { ALERTS, ALERTS_PATH } from '../../../job-alerts/alert-queries.js';

/** What an alert of a list would have told in the last days. @throws ProblemError, OfflineError */
export function usePreviewAlert(path: string) {
  return useQuery({
    queryKey: [...ALERTS, 'preview', path],
    queryFn: () => requestJson<JobAlertPreview>(`${ALERTS_PATH}/preview?${new URLSearchParams({ path })}`),
  });
}
