import type { UnansweredSearchesResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Searches without results, the most frequent first. @param language of the pages; empty for all */
export function useListUnansweredSearches(language: string) {
  return useQuery({
    queryKey: [PERSONAL, 'unanswered-searches', language],
    queryFn: () =>
      requestJson<UnansweredSearchesResponse>(
        `/api/admin/searches${language === '' ? '' : `?${new URLSearchParams({ language })}`}`,
      ),
    placeholderData: keepPreviousData,
    // Whoever comes back wants to see what was asked meanwhile.
    staleTime: 0,
  });
}
