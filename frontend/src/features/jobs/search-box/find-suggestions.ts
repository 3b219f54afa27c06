import type { SuggestionsResponse } from '@babelboard/wire';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestJson } from '../../../api/request-json.js';

const DEBOUNCE_MS = 120;

export function findSuggestions(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: () => requestJson<SuggestionsResponse>(`/api/suggestions?q=${encodeURIComponent(text)}`),
    enabled: text !== '',
    // A proposal that is late is of no use: the next letter asks again.
    retry: false,
  });
}

/**
 * What a text may mean, asked for when one pauses in typing. An answer belongs to its text, so a late one never replaces
 * that of a newer text; until that is there the one before stays.
 */
export function useFindSuggestions(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({ ...findSuggestions(asked), placeholderData: keepPreviousData });
  const settled = text === asked && !found.isPlaceholderData && !found.isPending;
  return { suggestions: text === '' || found.isError ? undefined : found.data, settled };
}
