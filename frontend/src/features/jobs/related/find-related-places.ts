import type { RelatedLocationsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';

/** Cities with offers like one, most first; asked for only once somebody wants them. */
export function useFindRelatedPlaces(id: number, wanted: boolean) {
  return useQuery({
    queryKey: ['related-places', id],
    queryFn: () => requestJson<RelatedLocationsResponse>(`/api/offers/related-locations/${id}`),
    enabled: wanted,
  });
}
