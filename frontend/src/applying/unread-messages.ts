import type { UnreadMessagesResponse } from '@babelboard/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { refreshSoon } from '../live/refresh-soon.js';
import { useLiveNews } from '../live/use-live-news.js';
import { PERSONAL } from '../session/personal.js';

export type ThreadSide = 'candidate' | 'company';

/** How much is unread, and in which threads. */
export const unreadKey = (side: ThreadSide) => [PERSONAL, 'messages', 'unread', side];

const URLS: Record<ThreadSide, string> = {
  candidate: '/api/candidates/messages/unread',
  company: '/api/companies/messages/unread',
};

/** Kept up to date by the news of the server: one question for all that show it. */
export function useUnreadMessages(side: ThreadSide): UnreadMessagesResponse | undefined {
  const queries = useQueryClient();
  const queryKey = unreadKey(side);
  const { data } = useQuery({
    queryKey,
    queryFn: () => requestJson<UnreadMessagesResponse>(URLS[side]),
    refetchOnWindowFocus: true,
  });
  useLiveNews(({ kind }) => {
    if (kind === 'message' || kind === 'application-message' || kind === 'anything') refreshSoon(queries, queryKey);
  });
  return data;
}
