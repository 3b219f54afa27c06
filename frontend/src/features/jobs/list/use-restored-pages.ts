import { useEffect, useRef } from 'react';
import { readTabMemory, writeTabMemory } from '../../../memory/tab-memory.js';
import { useArrival } from '../../../router/router.js';
import type { useFindJobs } from '../api/find-jobs.js';

/** Ten pages are two hundred offers: nobody needs more of them back at once. */
const MOST = 10;

/** After back, forward and reload loads as many pages of a list as were there before, one after the other. */
export function useRestoredPages(list: string, found: ReturnType<typeof useFindJobs>): void {
  const navigation = useArrival();
  const wanted = useRef<{ list: string; pages: number } | null>(null);
  const pages = found.isPlaceholderData ? 0 : (found.data?.pages.length ?? 0);
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;

  useEffect(() => {
    if (wanted.current?.list !== list) {
      const kept = navigation === 'POP' ? (readTabMemory('pages')[list] ?? 0) : 0;
      wanted.current = { list, pages: Math.min(kept, MOST) };
    }
    if (pages === 0) return;
    if (pages < wanted.current.pages && hasNextPage && !isError) {
      if (!isFetching) void fetchNextPage({ cancelRefetch: false });
      return;
    }
    wanted.current = { list, pages: 0 };
    writeTabMemory('pages', { ...readTabMemory('pages'), [list]: pages });
  }, [list, navigation, pages, hasNextPage, isFetching, isError, fetchNextPage]);
}
