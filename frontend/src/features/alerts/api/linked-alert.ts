import type { ChangeJobAlertByLinkRequest, JobAlertLinkRequest, LinkedJobAlert } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

const keyOf = (token: string) => ['linked-alert', token];

/** The alert of a link in a mail. @throws ProblemError, OfflineError */
export function useFindLinkedAlert(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => postJson<LinkedJobAlert>('/api/alerts/by-link/check', { token } satisfies JobAlertLinkRequest),
    enabled: typeof window !== 'undefined',
    gcTime: 0,
    retry: false,
  });
}

/** Stops it, pauses it, has it write less often, or lets it go on. @throws ProblemError, OfflineError */
export function useChangeLinkedAlert(token: string) {
  const queries = useQueryClient();
  return useMutation<LinkedJobAlert, Error, ChangeJobAlertByLinkRequest['action']>({
    mutationFn: (action) => postJson('/api/alerts/by-link', { token, action } satisfies ChangeJobAlertByLinkRequest),
    retry: false,
    onSuccess: (alert) => queries.setQueryData(keyOf(token), alert),
  });
}
