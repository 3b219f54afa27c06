import type { PendingSocialLink } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** What is to be done before an account elsewhere opens one here. A POST, so that the token stands in no address. */
export function useFindPendingSocialLink(token: string) {
  return useQuery({
    queryKey: ['pending-social-link', token],
    queryFn: () => postJson<PendingSocialLink>('/api/auth/social/pending', { token }),
    enabled: typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
