import type { AskedForGuestAlertResponse, AskForGuestAlertRequest } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Has a mail sent that asks whether its reader wants the alert. The answer never says what is known of the address. @throws ProblemError, OfflineError */
export function useAskForAlert() {
  return useMutation<AskedForGuestAlertResponse, Error, AskForGuestAlertRequest>({
    mutationFn: (body) => postJson('/api/alerts/guests', body),
    retry: false,
  });
}
