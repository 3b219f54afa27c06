import type { ChangeMatchingMailsRequest, MatchingMailsResponse } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { MATCHINGS } from './matching-queries.js';

const PATH = '/api/candidates/matchings/mails';
const KEY = [...MATCHINGS, 'mails'];

/** How mails tell of new matchings. @throws ProblemError, OfflineError */
export function useFindMatchingMails() {
  return useQuery({ queryKey: KEY, queryFn: () => requestJson<MatchingMailsResponse>(PATH) });
}

/** Changes it; the zone of this browser goes along, so that a morning is one of where somebody is. @throws ProblemError, OfflineError */
export function useChangeMatchingMails() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeMatchingMailsRequest) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return sendJson<MatchingMailsResponse>('PATCH', PATH, { ...change, time_zone: timeZone });
    },
    onSuccess: (saved) => queries.setQueryData(KEY, saved),
  });
}
