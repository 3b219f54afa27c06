import type { KeywordsResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/request-json.js';
import { usePaused } from './use-paused.js';

/** The skills that a text may mean, in any language; those of the text before stay until its own are there. */
export function useFindSkills(typed: string) {
  const text = typed.trim();
  const asked = usePaused(text);
  const found = useQuery({
    queryKey: ['skills', asked],
    queryFn: () => requestJson<KeywordsResponse>(`/api/tags?q=${encodeURIComponent(asked)}`),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    skills: text === '' ? [] : (found.data?.data ?? []),
    waiting: text !== asked || found.isFetching,
    failed: found.isError,
  };
}
