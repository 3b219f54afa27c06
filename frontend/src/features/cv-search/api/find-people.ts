import type { PeopleResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { type PeopleAsked, peopleQuery } from '../people-address.js';

export const PEOPLE = ['company', 'people'];

/** A page of the people who were found; the one before stays until it is there. @throws ProblemError, OfflineError */
export function useFindPeople(asked: PeopleAsked) {
  const query = peopleQuery(asked);
  if (asked.page > 1) query.set('page', String(asked.page));
  return useQuery({
    queryKey: [...PEOPLE, 'list', String(query)],
    queryFn: () => requestJson<PeopleResponse>(`/api/companies/people?${query}`),
    placeholderData: keepPreviousData,
    // Each costs one of the searches of the day.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
}
