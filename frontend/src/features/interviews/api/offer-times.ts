import type { OfferedSlotsResponse, OfferSlotsRequest } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Gives the functions that offer times and take them back. @throws ProblemError, OfflineError */
export function useOfferTimes() {
  const queries = useQueryClient();
  const refreshed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await call;
    await queries.invalidateQueries({ queryKey: [PERSONAL, 'applicants'] });
    return answer;
  };
  return {
    offer: (body: OfferSlotsRequest) =>
      refreshed(postJson<OfferedSlotsResponse>('/api/companies/interview-slots', body)),
    takeBack: (slot: number) =>
      refreshed(
        sendJson<{ toasts: OfferedSlotsResponse['toasts'] }>('DELETE', `/api/companies/interview-slots/${slot}`, {}),
      ),
  };
}
