import type { MailAnswerLinkRequest, MailAnswerState } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Whom the link of a mail lets its reader answer, and how far they are. @throws ProblemError, OfflineError */
export function useCheckMailAnswerLink(token: string) {
  return useQuery({
    queryKey: ['mail-answer-link', token],
    queryFn: () => postJson<MailAnswerState>('/api/answers/check', { token } satisfies MailAnswerLinkRequest),
    enabled: typeof window !== 'undefined',
    gcTime: 0,
    retry: false,
  });
}
