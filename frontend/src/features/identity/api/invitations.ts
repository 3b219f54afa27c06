import type { CheckedInvitation, Done, InvitationTokenRequest, RegisterMemberRequest } from '@babelboard/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** What an invitation is for; looking uses nothing up. @throws ProblemError, OfflineError */
export function useCheckInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () =>
      postJson<CheckedInvitation>('/api/auth/invitations/check', { token } satisfies InvitationTokenRequest),
    enabled: typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Makes the account that joins the company. @throws ProblemError, OfflineError */
export function useRegisterMember() {
  return useMutation<Done, Error, RegisterMemberRequest>({
    mutationFn: (person) => postJson<Done>('/api/auth/invitations/register', person),
    retry: false,
  });
}

/** Joins with the account that is signed in. @throws ProblemError, OfflineError */
export function useAcceptInvitation() {
  return useMutation<Done, Error, string>({
    mutationFn: (token) =>
      postJson<Done>('/api/companies/invitations/accept', { token } satisfies InvitationTokenRequest),
    retry: false,
  });
}
