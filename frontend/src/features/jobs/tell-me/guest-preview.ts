import type { JobAlertPreview } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';

/** What an alert of a list would have told a guest in the last days. @throws ProblemError, OfflineError */
export function useGuestPreview(path: string) {
  return useQuery({
    queryKey: ['guest-alert-preview', path],
    queryFn: () => requestJson<JobAlertPreview>(`/api/alerts/guests/preview?${new URLSearchParams({ path })}`),
    // Nobody waits for it to leave an address.
    retry: false,
  });
}
