import type { SocialIdentities } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const SOCIAL_IDENTITIES = [PERSONAL, 'social-identities'];

/** Accounts elsewhere that open this one, the oldest first. @throws ProblemError, OfflineError */
export function useFindSocialIdentities() {
  return useQuery({
    queryKey: SOCIAL_IDENTITIES,
    queryFn: () => requestJson<SocialIdentities>('/api/auth/social-identities'),
  });
}
