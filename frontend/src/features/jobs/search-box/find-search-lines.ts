import type { SearchField, SearchLinesResponse } from '@babelboard/wire';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestJson } from '../../../api/request-json.js';

const DEBOUNCE_MS = 120;

function findSearchLines(text: string, field: SearchField, at: string) {
  const query = new URLSearchParams({ q: text, field, at });
  return queryOptions({
    queryKey: ['search-lines', field, at, text],
    queryFn: () => requestJson<SearchLinesResponse>(`/api/suggestions/lines?${query}`),
    enabled: text !== '',
    // A proposal that is late is of no use: the next letter asks again.
    retry: false,
  });
}

/**
 * What a text may become, asked for when one pauses in typing. An answer belongs to its text, so a late one never replaces that of a newer
 * text; until that is there the one before stays.
 * @param at address of the list with what else is typed
 */
export function useFindSearchLines(typed: string, field: SearchField, at: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({ ...findSearchLines(asked, field, at), placeholderData: keepPreviousData });
  const settled = text === asked && !found.isPlaceholderData && !found.isPending;
  return { lines: text === '' || found.isError ? [] : (found.data?.lines ?? []), settled };
}
