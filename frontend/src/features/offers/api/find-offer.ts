import type { CompanyOfferResponse, JobDetail } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { askOffers, COMPANY_OFFERS } from './offer-call.js';

export const offerKey = (id: number) => [...COMPANY_OFFERS, 'one', id] as const;

/** An offer as its company edits it; nothing for one that is not there yet. @throws ProblemError, OfflineError */
export function useFindOffer(id: number | null) {
  return useQuery({
    queryKey: offerKey(id ?? 0),
    queryFn: () => askOffers<CompanyOfferResponse>(`/${id}`),
    enabled: id !== null,
    // While it is edited, the page knows best.
    staleTime: Number.POSITIVE_INFINITY,
    // Others may have written it since it was open here.
    refetchOnMount: 'always',
  });
}

/** The offer as candidates will see it. @param version of the offer: another one is asked for anew */
export function usePreviewOffer(id: number | null, version: string) {
  return useQuery({
    queryKey: [...COMPANY_OFFERS, 'preview', id, version],
    queryFn: () => askOffers<JobDetail>(`/${id}/preview`),
    enabled: id !== null,
    gcTime: 0,
  });
}
