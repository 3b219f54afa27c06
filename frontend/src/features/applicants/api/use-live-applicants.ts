import { useQueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';
import { APPLICANTS } from './queries.js';

/** Shows what other members do as they do it: news hold ids alone, what is shown is asked for again. */
export function useLiveApplicants(): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (kind !== 'offers' && kind !== 'message') refreshSoon(queries, APPLICANTS);
  });
}
