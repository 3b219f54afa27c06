import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../applying/withdraw-application.js';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';

/** Shows what companies decide as they do it: news hold ids alone, what is shown is asked for again. */
export function useLiveApplications(): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (kind === 'anything' || kind === 'application-moved') refreshSoon(queries, APPLICATIONS);
  });
}
