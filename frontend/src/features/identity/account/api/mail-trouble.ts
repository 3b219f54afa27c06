import type { Done, MailTroubleResponse } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

const MAIL_TROUBLE = '/api/account/mail-trouble';
const KEY = [PERSONAL, 'mail-trouble'];

/** Whether mails reach the address of the account. @throws ProblemError, OfflineError */
export function useFindMailTrouble() {
  return useQuery({ queryKey: KEY, queryFn: () => requestJson<MailTroubleResponse>(MAIL_TROUBLE) });
}

/** Has mails sent again. @throws ProblemError, OfflineError */
export function useTryMailsAgain() {
  const queries = useQueryClient();
  return useMutation<Done, Error, void>({
    mutationFn: () => sendJson<Done>('DELETE', MAIL_TROUBLE, {}),
    retry: false,
    onSuccess: () => queries.setQueryData<MailTroubleResponse>(KEY, { trouble: null }),
  });
}
