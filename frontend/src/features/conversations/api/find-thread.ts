import type { ConversationResponse, LiveNews } from '@babelboard/wire';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';
import { mergeEarlier, mergeLatest } from '../domain/merge-thread.js';
import { type ThreadOf, threadKey, threadUrl } from './thread-calls.js';

/** The thread of an application, kept up to date by the news of the server. @throws ProblemError, OfflineError */
export function useFindThread(of: ThreadOf) {
  const queries = useQueryClient();
  const queryKey = threadKey(of);
  useLiveNews((news) => {
    if (news.kind === 'anything' || applicationsOf(news).includes(of.applicationId)) refreshSoon(queries, queryKey);
  });
  return useQuery({
    queryKey,
    queryFn: async () => mergeLatest(knownOf(queries, of), await requestJson<ConversationResponse>(threadUrl(of))),
    refetchOnWindowFocus: true,
  });
}

/** Gives the function that brings the messages before those that are there. @throws ProblemError, OfflineError */
export function useBringEarlier(of: ThreadOf): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const oldest = knownOf(queries, of)?.messages[0]?.id;
    if (oldest === undefined) return;
    const earlier = await requestJson<ConversationResponse>(`${threadUrl(of)}?before=${oldest}`);
    queries.setQueryData<ConversationResponse>(threadKey(of), (known) => known && mergeEarlier(known, earlier));
  };
}

/** The thread as an answer has it. */
export function takeThread(queries: QueryClient, of: ThreadOf, answer: ConversationResponse): void {
  queries.setQueryData<ConversationResponse>(threadKey(of), (known) => mergeLatest(known, answer));
}

function applicationsOf(news: LiveNews): number[] {
  if ('application_id' in news) return [news.application_id];
  return 'offer_id' in news ? news.ids : [];
}

function knownOf(queries: QueryClient, of: ThreadOf): ConversationResponse | undefined {
  return queries.getQueryData<ConversationResponse>(threadKey(of));
}
