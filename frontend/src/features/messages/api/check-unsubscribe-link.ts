import type { UnsubscribeLinkRequest, UnsubscribeState } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

export const unsubscribeLink = (token: string) => ['unsubscribe-link', token];

/** What the link of a mail stops, and what has become of it. @throws ProblemError, OfflineError */
export function useCheckUnsubscribeLink(token: string) {
  return useQuery({
    queryKey: unsubscribeLink(token),
    queryFn: () => postJson<UnsubscribeState>('/api/unsubscribe/check', { token } satisfies UnsubscribeLinkRequest),
    enabled: typeof window !== 'undefined',
    gcTime: 0,
    retry: false,
  });
}
