import type { CompanyOfferResponse, OffersBulkRequest, OffersBulkResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { offerKey } from './find-offer.js';
import { COMPANY_OFFERS, offerCall } from './offer-call.js';

export type OfferAction = OffersBulkRequest['action'];
export type Outcome = NonNullable<OffersBulkRequest['outcome']>;

/** What one does with offers as a whole; lists and pages show what became of them. @throws ProblemError, OfflineError */
export function useOfferActions() {
  const queries = useQueryClient();
  return useMemo(() => {
    const listsAnew = () => queries.invalidateQueries({ queryKey: [...COMPANY_OFFERS, 'list'] });
    return {
      /** @returns the offer it is about: with `duplicate` and `repost` the new one; nothing where it was deleted */
      act: async (id: number, action: OfferAction, outcome?: Outcome): Promise<Partial<CompanyOfferResponse>> => {
        const answer =
          action === 'delete'
            ? await offerCall<Partial<CompanyOfferResponse>>('DELETE', `/${id}`)
            : await offerCall<CompanyOfferResponse>(
                'POST',
                `/${id}/${action}`,
                outcome === undefined ? {} : { outcome },
              );
        const { offer } = answer;
        if (offer !== undefined) queries.setQueryData<CompanyOfferResponse>(offerKey(offer.id), { offer });
        await listsAnew();
        return answer;
      },
      actOnAll: async (request: OffersBulkRequest): Promise<OffersBulkResponse> => {
        const answer = await offerCall<OffersBulkResponse>('POST', '/bulk', request);
        await listsAnew();
        return answer;
      },
    };
  }, [queries]);
}
