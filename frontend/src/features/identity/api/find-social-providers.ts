import type { SocialProviders } from '@babelboard/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';

const findSocialProviders = queryOptions({
  queryKey: ['social-providers'],
  queryFn: () => requestJson<SocialProviders>('/api/auth/social'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where one can sign in with an account that one has elsewhere; asked for by the running page only. */
export function useFindSocialProviders() {
  return useQuery({ ...findSocialProviders, enabled: typeof window !== 'undefined' });
}
