import type { ContactReceipt, ContactRequest } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../api/request-json.js';

/** Writes to the operator and gives the receipt. @throws ProblemError, OfflineError */
export function useSendContactMessage() {
  return useMutation<ContactReceipt, Error, ContactRequest>({
    mutationFn: (message) => postJson<ContactReceipt>('/api/contact', message),
    retry: false,
  });
}
