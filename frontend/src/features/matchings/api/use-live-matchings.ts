import { useQueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';
import { MATCHINGS } from './matching-queries.js';

/** Shows what suits as soon as it is found: news say that there is some, what is shown is asked for again. */
export function useLiveMatchings(): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (kind === 'matchings' || kind === 'anything') refreshSoon(queries, MATCHINGS);
  });
}
