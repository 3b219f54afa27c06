import type { LookupResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** People, companies and offers by number, address, name or title; asks nothing for an empty question. Each look is written down. */
export function useLookUp(q: string) {
  return useQuery({
    queryKey: [PERSONAL, 'lookup', q],
    queryFn: () => requestJson<LookupResponse>(`/api/admin/lookup?${new URLSearchParams({ q })}`),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
