import type { ReportReceipt, ReportRequest } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** What the form holds; the server's schema turns an empty e-mail into none. */
export type ReportDraft = Pick<ReportRequest, 'reason' | 'text'> & { email: string };

/** Sends a report about an offer and gives the receipt. @throws ProblemError, OfflineError */
export function useSendReport(offerId: number) {
  return useMutation<ReportReceipt, Error, ReportDraft>({
    mutationFn: (draft) => postJson<ReportReceipt>(`/api/offers/${offerId}/reports`, draft),
    retry: false,
  });
}
