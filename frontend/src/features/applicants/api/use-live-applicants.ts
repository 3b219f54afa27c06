import { useQueryClient } from '@tanstack/react-query';
import { useLiveNews } from '../../../live/use-live-news.js';
import { refreshApplicants } from './refresh-applicants.js';

/** Shows what other members do as they do it: news hold ids alone, what is shown is asked for again. */
export function useLiveApplicants(): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (kind !== 'offers' && kind !== 'message') refreshApplicants(queries);
  });
}
