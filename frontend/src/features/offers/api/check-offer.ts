import type { CheckOfferRequest, CheckOfferResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePausedValue } from '../posting/use-paused-value.js';
import { COMPANY_OFFERS, offerCall } from './offer-call.js';

/** What there is to say about what is typed: hints, none while they are on their way. */
export function useCheckOffer(typed: CheckOfferRequest): CheckOfferResponse | undefined {
  const asked = usePausedValue(typed);
  return useQuery({
    queryKey: [...COMPANY_OFFERS, 'check', asked],
    queryFn: () => offerCall<CheckOfferResponse>('POST', '/check', asked),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  }).data;
}
