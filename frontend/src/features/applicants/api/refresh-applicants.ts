import type { QueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { moves } from './move-queue.js';
import { APPLICANTS } from './queries.js';

/** Has all that is shown of applicants asked for again, once no move is on its way: an answer from before it would put people back. */
export function refreshApplicants(queries: QueryClient): void {
  refreshSoon(queries, APPLICANTS, () => moves.settled());
}
