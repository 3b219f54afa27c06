import type { CompanyMembersResponse, Done, InviteMemberRequest } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../api/request-json.js';
import { MEMBERS } from '../../../applying/find-members.js';

const ADDRESS = '/api/companies/members';

/** Asks somebody by mail to join. @throws ProblemError, OfflineError */
export function useInviteMember() {
  return useMemberChange((invited: InviteMemberRequest) => ['POST', `${ADDRESS}/invitations`, invited]);
}

/** @throws ProblemError, OfflineError */
export function useResendInvitation() {
  return useMemberChange((id: number) => ['POST', `${ADDRESS}/invitations/${id}/resend`, {}]);
}

/** @throws ProblemError, OfflineError */
export function useRevokeInvitation() {
  return useMemberChange((id: number) => ['DELETE', `${ADDRESS}/invitations/${id}`, {}]);
}

/** @throws ProblemError, OfflineError */
export function useChangeRole() {
  return useMemberChange(({ id, role }: { id: number; role: 'owner' | 'recruiter' }) => [
    'PATCH',
    `${ADDRESS}/${id}`,
    { role },
  ]);
}

/** @throws ProblemError, OfflineError */
export function useRemoveMember() {
  return useMemberChange((id: number) => ['DELETE', `${ADDRESS}/${id}`, {}]);
}

/** Whoever is signed in goes; the account stays. @throws ProblemError, OfflineError */
export function useLeaveCompany() {
  return useMutation<Done, Error, void>({
    mutationFn: () => sendJson<Done>('POST', `${ADDRESS}/leave`, {}),
    retry: false,
  });
}

/** Each change answers with the list as it is then, which takes the place of the one that is shown. */
function useMemberChange<Given>(
  call: (given: Given) => [method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object],
) {
  const queries = useQueryClient();
  return useMutation<CompanyMembersResponse, Error, Given>({
    mutationFn: (given) => sendJson<CompanyMembersResponse>(...call(given)),
    onSuccess: (answer) => queries.setQueryData(MEMBERS, answer),
    retry: false,
  });
}
