import type { CompanyOffersResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OffersAsked } from '../list/offers-address.js';
import { askOffers, COMPANY_OFFERS } from './offer-call.js';

/** A page of the company's offers; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindOffers({ page, state, q, sort, due }: OffersAsked) {
  const query = new URLSearchParams({ page: String(page), state, q, sort });
  if (due) query.set('confirm', 'due');
  return useQuery({
    queryKey: [...COMPANY_OFFERS, 'list', page, state, q, sort, due],
    queryFn: () => askOffers<CompanyOffersResponse>(`?${query}`),
    placeholderData: keepPreviousData,
  });
}
