import type { SocialLinkRequest, SocialLinkResponse } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Ties an account elsewhere to one here, old or new, or asks for a mail first. @throws ProblemError, OfflineError */
export function useLinkSocialIdentity() {
  return useMutation<SocialLinkResponse, Error, Partial<SocialLinkRequest> & { token: string }>({
    mutationFn: (body) => postJson<SocialLinkResponse>('/api/auth/social/link', body),
    retry: false,
  });
}
