import { useEffect, useRef } from 'react';
import { readTabMemory, writeTabMemory } from '../../../memory/tab-memory.js';
import { useArrival, useLocation } from '../../../router/router.js';
import type { useFindJobs } from '../api/find-jobs.js';

/** Ten pages are two hundred offers: nobody needs more of them back at once. */
const MOST = 10;

/** After back, forward and reload loads as many pages of a list as were there before, one after the other. */
export function useRestoredPages(list: string, found: ReturnType<typeof useFindJobs>): void {
  const arrival = useArrival();
  const { key } = useLocation();
  const wanted = useRef<{ key: string; list: string; pages: number } | null>(null);
  const pages = found.isPlaceholderData ? 0 : (found.data?.pages.length ?? 0);
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;

  useEffect(() => {
    if (wanted.current?.key !== key) {
      const returns = arrival === 'POP' || arrival === 'LOAD';
      // Another address for the same list goes on with what it was at.
      const same = arrival === 'REPLACE' && wanted.current?.list === list;
      const kept = returns ? readTabMemory('pages')[key] : same ? wanted.current?.pages : 0;
      wanted.current = { key, list, pages: Math.min(kept ?? 0, MOST) };
    }
    if (pages === 0) return;
    if (pages < wanted.current.pages && hasNextPage && !isError) {
      if (!isFetching) void fetchNextPage({ cancelRefetch: false });
      return;
    }
    wanted.current = { key, list, pages: 0 };
    writeTabMemory('pages', { ...readTabMemory('pages'), [key]: pages });
  }, [key, list, arrival, pages, hasNextPage, isFetching, isError, fetchNextPage]);
}
