import type { MailWordsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** What a mail said. Each look is written down. */
export function useReadMail(id: number) {
  return useQuery({
    queryKey: [PERSONAL, 'mail-words', id],
    queryFn: () => requestJson<MailWordsResponse>(`/api/admin/mails/${id}/words`),
    refetchOnWindowFocus: false,
  });
}
