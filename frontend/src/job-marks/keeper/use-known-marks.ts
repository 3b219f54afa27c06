import type { OfferMarksResponse } from '@babelboard/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestJson } from '../../api/request-json.js';
import { offerMarks } from '../offer-marks.js';
import { showKnownFavorites } from './favorites.js';
import { OFFER_MARKS } from './queries.js';

/** Keys of the queries whose answers leave out hidden companies. */
const LISTS = [['jobs'], ['home-jobs'], ['job']];

/** Loads what a candidate has noted, and shows it wherever offers stand. */
export function useKnownMarks(): OfferMarksResponse | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: OFFER_MARKS,
    queryFn: () => requestJson<OfferMarksResponse>('/api/candidates/offer-marks'),
    // Another tab or device may have changed them.
    refetchOnWindowFocus: true,
  });
  const hidden = data?.hidden_companies.join() ?? '';
  const leftOut = useRef('');

  useEffect(() => {
    if (data === undefined) return;
    showKnownFavorites(data.favorites);
    offerMarks.show({ hiddenCompanies: new Set(data.hidden_companies) });
  }, [data]);

  // The page that the server sent is the same for everybody: its totals count what is not shown here.
  useEffect(() => {
    if (hidden === leftOut.current) return;
    leftOut.current = hidden;
    for (const queryKey of LISTS) void queries.invalidateQueries({ queryKey });
  }, [hidden, queries]);

  useEffect(() => () => offerMarks.forget(), []);
  return data;
}
