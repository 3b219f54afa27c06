import type { ApplicantOffersResponse, ApplicantsResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { type ApplicantsAsked, filterQuery } from '../applicants-address.js';
import { APPLICANTS } from './queries.js';

/** A page of an offer's applicants; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindApplicants(asked: ApplicantsAsked) {
  const query = filterQuery(asked);
  query.set('page', `${asked.page}`);
  query.set('sort', asked.sort);
  if (asked.status !== null) query.set('status', asked.status);
  const address = `/api/companies/offers/${asked.offer}/applicants?${query}`;
  return useQuery({
    queryKey: [...APPLICANTS, 'list', address],
    queryFn: () => requestJson<ApplicantsResponse>(address),
    placeholderData: keepPreviousData,
    enabled: asked.view === 'list',
  });
}

/** Every offer that somebody applied to. @throws ProblemError, OfflineError */
export function useFindApplicantOffers() {
  return useQuery({
    queryKey: [...APPLICANTS, 'offers'],
    queryFn: () => requestJson<ApplicantOffersResponse>('/api/companies/applicants/offers'),
    refetchOnWindowFocus: true,
  });
}
