import type { OfferFiguresResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { askOffers, COMPANY_OFFERS } from './offer-call.js';

/** How often an offer was looked at, by day and platform. @throws ProblemError, OfflineError */
export function useFindFigures(id: number) {
  return useQuery({
    queryKey: [...COMPANY_OFFERS, 'figures', id],
    queryFn: () => askOffers<OfferFiguresResponse>(`/${id}/figures`),
  });
}
