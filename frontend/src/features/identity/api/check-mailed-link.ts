import type { CheckedLink, CheckLinkRequest } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Whether the link that led here is known to be worth nothing, so that nobody fills in a form for it. */
export function useIsLinkDead(link: CheckLinkRequest['link'], token: string): boolean {
  const { data } = useQuery({
    queryKey: ['mailed-link', link, token],
    queryFn: () => postJson<CheckedLink>('/api/auth/mailed-links/check', { link, token } satisfies CheckLinkRequest),
    enabled: typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Where nobody can say, the form itself finds out.
    retry: false,
  });
  return data?.good === false;
}
