import type {
  AcceptNameRequest,
  DismissReportsRequest,
  Done,
  ReinstateRequest,
  SuspendCompanyRequest,
  TakeOffRequest,
} from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { PERSONAL } from '../../../session/personal.js';

/** What an operator may decide about an offer, a company or a mail. Each says what it did, and has lists read anew. @throws ProblemError, OfflineError */
export function useDecisions() {
  const queries = useQueryClient();
  const decide = async (path: string, body: unknown = {}): Promise<Done> => {
    const answer = await postJson<Done>(`/api/admin/${path}`, body);
    showToasts(answer);
    await Promise.all(
      ['reports', 'lookup', 'doubtful-companies', 'mails', 'suppressed-addresses', 'complaint-rate'].map((key) =>
        queries.invalidateQueries({ queryKey: [PERSONAL, key] }),
      ),
    );
    return answer;
  };
  return {
    takeOff: (offerId: number, reasons: TakeOffRequest) => decide(`offers/${offerId}/take-off`, reasons),
    dismiss: (offerId: number, body: DismissReportsRequest) => decide(`offers/${offerId}/dismiss-reports`, body),
    reinstateOffer: (offerId: number, why: ReinstateRequest) => decide(`offers/${offerId}/reinstate`, why),
    verify: (companyId: number) => decide(`companies/${companyId}/verify`),
    reinstateCompany: (companyId: number, why: ReinstateRequest) => decide(`companies/${companyId}/reinstate`, why),
    suspend: (companyId: number, body: SuspendCompanyRequest) => decide(`companies/${companyId}/suspend`, body),
    sendMailAgain: (mailId: number) => decide(`mails/${mailId}/send-again`),
    releaseAddress: (addressId: number) => decide(`suppressed-addresses/${addressId}/release`),
    letBulkMailGoOn: () => decide('complaint-rate/go-on'),
    acceptName: (companyId: number, body: AcceptNameRequest) => decide(`companies/${companyId}/accept-name`, body),
  };
}
