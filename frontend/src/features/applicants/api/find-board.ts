import type { ApplicationStatus, BoardResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { type ApplicantsAsked, filterQuery } from '../applicants-address.js';
import { asFarAs, withMore } from './board-columns.js';
import { APPLICANTS } from './queries.js';

/** Cards of each column in one answer. */
const WINDOW = 40;
/** Cards that one answer gives of a column that somebody has scrolled through. */
const MOST_AT_ONCE = 500;

/** The board of an offer: the first cards of each column, and the function that brings more of one. @throws ProblemError, OfflineError */
export function useFindBoard(asked: ApplicantsAsked) {
  const queries = useQueryClient();
  const filters = filterQuery(asked);
  const path = `/api/companies/offers/${asked.offer}/board`;
  const queryKey = [...APPLICANTS, 'board', `${path}?${filters}`];
  const read = (more: Record<string, string>) =>
    requestJson<BoardResponse>(`${path}?${new URLSearchParams([...filters, ...Object.entries(more)])}`);
  const readMore = async (status: ApplicationStatus, after: string, rows: number) => {
    const further = await read({ rows: `${Math.min(rows, MOST_AT_ONCE)}`, status, after });
    return further.columns.find((column) => column.status === status);
  };
  const found = useQuery({
    queryKey,
    // Whoever has scrolled down a column stays there when it is read anew.
    queryFn: async () =>
      asFarAs(() => queries.getQueryData<BoardResponse>(queryKey), await read({ rows: `${WINDOW}` }), readMore),
    placeholderData: keepPreviousData,
    enabled: asked.view === 'board',
  });
  const bringMore = async (status: ApplicationStatus, after: string) => {
    const more = await readMore(status, after, WINDOW);
    if (more === undefined) return;
    queries.setQueryData<BoardResponse>(queryKey, (before) => before && withMore(before, status, after, more));
  };
  return { ...found, bringMore };
}
