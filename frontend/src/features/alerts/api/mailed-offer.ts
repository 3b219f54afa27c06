import type { MailedOffer, MailedOfferRequest, NarrowJobAlertRequest } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** An offer in a mail of an alert: the code of its links, and the offer. */
interface MailedOfferLink {
  token: string;
  offerId: number;
}

const PATH = '/api/alerts/by-link';
const keyOf = ({ token, offerId }: MailedOfferLink) => ['mailed-offer', token, offerId];

/** The offer, and how its alert can leave it out. @throws ProblemError, OfflineError */
export function useFindMailedOffer(link: MailedOfferLink) {
  const { token, offerId } = link;
  return useQuery({
    queryKey: keyOf(link),
    queryFn: () => postJson<MailedOffer>(`${PATH}/offer`, { token, offer_id: offerId } satisfies MailedOfferRequest),
    enabled: typeof window !== 'undefined',
    gcTime: 0,
    retry: false,
  });
}

/** Changes the alert to a list that was proposed; where that is none any more, what is proposed now is asked for. @throws ProblemError, OfflineError */
export function useNarrowAlert(link: MailedOfferLink) {
  const { token, offerId } = link;
  const queries = useQueryClient();
  return useMutation<MailedOffer, Error, string>({
    mutationFn: (path) =>
      postJson(`${PATH}/narrow`, { token, offer_id: offerId, path } satisfies NarrowJobAlertRequest),
    retry: false,
    onSuccess: (answer) => queries.setQueryData(keyOf(link), answer),
    onError: () => queries.invalidateQueries({ queryKey: keyOf(link) }),
  });
}
