import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../applying/withdraw-application.js';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';
import { COMPANY_INTERVIEWS, type Side } from './queries.js';

const KEYS = { candidate: [...APPLICATIONS, 'interview'], company: COMPANY_INTERVIEWS };
const CONCERNS = ['anything', 'application-interview', 'application-moved', 'interview', 'moved', 'withdrawn'];

/** Shows what the other side does with an interview as it does it. */
export function useLiveInterviews(side: Side): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (CONCERNS.includes(kind)) refreshSoon(queries, KEYS[side]);
  });
}
