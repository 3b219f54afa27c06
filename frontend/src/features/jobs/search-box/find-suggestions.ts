import type { SuggestionsResponse } from '@babelboard/wire';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';

/** What a text may mean. */
export function findSuggestions(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: () => requestJson<SuggestionsResponse>(`/api/suggestions?q=${encodeURIComponent(text)}`),
    enabled: text !== '',
    // A proposal that is late is of no use: the next letter asks again.
    retry: false,
  });
}
