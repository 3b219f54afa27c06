import type { InvitationsToPerson, InviteRequest, OwnInvitations } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';
import { PEOPLE } from '../api/find-people.js';

const OWN = [PERSONAL, 'invitations'];
const OWN_ADDRESS = '/api/candidates/invitations';
const toPerson = (id: string) => [...PEOPLE, id, 'invitations'];
const addressOf = (id: string) => `/api/companies/people/${encodeURIComponent(id)}/invitations`;

/** What the company asked somebody, and about which offers it can. @throws ProblemError, OfflineError */
export function useFindInvitations(id: string) {
  return useQuery({ queryKey: toPerson(id), queryFn: () => requestJson<InvitationsToPerson>(addressOf(id)) });
}

/** Asks somebody whether an offer is for them. @throws ProblemError, OfflineError */
export function useInvite(id: string) {
  const queries = useQueryClient();
  return useMutation<InvitationsToPerson, Error, InviteRequest>({
    mutationFn: (body) => sendJson<InvitationsToPerson>('POST', addressOf(id), body),
    retry: false,
    onSuccess: (answer) => queries.setQueryData(toPerson(id), answer),
  });
}

/** What companies asked. @throws ProblemError, OfflineError */
export function useFindOwnInvitations() {
  return useQuery({ queryKey: OWN, queryFn: () => requestJson<OwnInvitations>(OWN_ADDRESS) });
}

/** Says no, takes that back, or says that something is wrong. @throws ProblemError, OfflineError */
export function useAnswerInvitation() {
  const queries = useQueryClient();
  return useMutation<OwnInvitations, Error, { id: number; answer: 'decline' | 'reopen' | 'report'; text?: string }>({
    mutationFn: ({ id, answer, text }) =>
      sendJson<OwnInvitations>(
        'POST',
        `${OWN_ADDRESS}/${id}/${answer}`,
        answer === 'report' ? { text: text ?? '' } : {},
      ),
    retry: false,
    onSuccess: (answer) => queries.setQueryData(OWN, answer),
  });
}
