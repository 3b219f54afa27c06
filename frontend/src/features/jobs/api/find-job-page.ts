import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';
import { type FoundJob, jobKey } from './find-job.js';

/** Under which key the offer of a page is kept. @param search query of its address */
export function jobPageKey(id: number, search: string): QueryKey {
  const wanted = wantedLanguage(search);
  return wanted === undefined ? jobKey(id) : [...jobKey(id), wanted];
}

/** An offer in the language that the query of its page asks for. */
export function findJobPage(api: BabelboardApi, id: number, search: string) {
  return queryOptions<FoundJob, Error, FoundJob, QueryKey>({
    queryKey: jobPageKey(id, search),
    queryFn: () => api.job(String(id), wantedLanguage(search)),
  });
}

/** For a page of its own, which needs more than what came along with a list. */
export function useFindJobPage(id: number, search: string) {
  const api = useApi();
  return useQuery({
    ...findJobPage(api, id, search),
    refetchOnMount: (query) => (query.state.data?.seo === null ? 'always' : true),
  });
}

function wantedLanguage(search: string): string | undefined {
  return /[?&]lang=([a-z]{2,3})(?:&|$)/.exec(search)?.[1];
}
