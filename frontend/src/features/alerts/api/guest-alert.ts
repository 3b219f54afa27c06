import type { GuestJobAlert, JobAlertLinkRequest } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

const keyOf = (token: string) => ['guest-alert', token];

/** What the link of a mail asks to confirm. @throws ProblemError, OfflineError */
export function useFindGuestAlert(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => postJson<GuestJobAlert>('/api/alerts/guests/check', { token } satisfies JobAlertLinkRequest),
    enabled: typeof window !== 'undefined',
    gcTime: 0,
    retry: false,
  });
}

/** Confirms it. @throws ProblemError, OfflineError */
export function useConfirmGuestAlert(token: string) {
  const queries = useQueryClient();
  return useMutation<GuestJobAlert, Error, void>({
    mutationFn: () => postJson('/api/alerts/guests/confirm', { token } satisfies JobAlertLinkRequest),
    retry: false,
    onSuccess: (alert) => queries.setQueryData(keyOf(token), alert),
  });
}
