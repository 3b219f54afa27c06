import type { SuitingCandidatesRequest, SuitingCandidatesResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePausedValue } from '../posting/use-paused-value.js';
import { COMPANY_OFFERS, offerCall } from './offer-call.js';

/** How many candidates suit what is typed; the number before stays until the new one is there. @throws ProblemError, OfflineError */
export function useFindSuitingCandidates(typed: SuitingCandidatesRequest) {
  const asked = usePausedValue(typed);
  const { places = [], languages = [], skills = [], title = '' } = asked;
  return useQuery({
    queryKey: [...COMPANY_OFFERS, 'suiting', asked],
    queryFn: () => offerCall<SuitingCandidatesResponse>('POST', '/suiting-candidates', asked),
    enabled: places.length + languages.length + skills.length > 0 || title.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
}
