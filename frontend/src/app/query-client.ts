import { defaultShouldDehydrateQuery, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProblemError } from '../api/problem-error.js';
import { sessionStore } from '../session/session-store.js';

/** One per request on the server, one per page in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSessionEnd }),
    mutationCache: new MutationCache({ onError: noticeSessionEnd }),
    defaultOptions: {
      dehydrate: {
        shouldDehydrateQuery: (query) => query.state.status === 'error' || defaultShouldDehydrateQuery(query),
      },
      queries: {
        staleTime: 60_000,
        // On the server a client lives for one request: no timers.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // What failed on the server is shown as failed until somebody asks again.
        retryOnMount: false,
        retry: (failures, error) => typeof window !== 'undefined' && failures < 2 && !isFinal(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      // Else a form would wait without a word while the connection is gone.
      mutations: { networkMode: 'always' },
    },
  });
}

/** The session may have ended while the page stood open: whatever is asked for next finds out. */
function noticeSessionEnd(error: Error): void {
  if (error instanceof ProblemError && error.problem?.code === 'NOT_SIGNED_IN') sessionStore.endedByServer();
}

/** An answer that will not change by asking again. */
function isFinal(error: Error): boolean {
  return error instanceof ProblemError && error.status < 500;
}
