import type { MailLogResponse } from '@babelboard/wire';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

export type LoggedMail = MailLogResponse['data'][number];

/** Mails, newest first, page after page. @param state empty for all */
export function useListMails(q: string, state: string) {
  return useInfiniteQuery({
    queryKey: [PERSONAL, 'mails', q, state],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor }) => {
      const said = Object.entries({ q, state, cursor }).filter(([, value]) => value !== '');
      return requestJson<MailLogResponse>(`/api/admin/mails?${new URLSearchParams(said)}`);
    },
    getNextPageParam: ({ next }) => (next === null ? null : String(next)),
    placeholderData: keepPreviousData,
    // Mails go out all the time.
    staleTime: 0,
  });
}
