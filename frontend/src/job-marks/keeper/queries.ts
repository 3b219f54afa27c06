import type { OfferMarksResponse } from '@babelboard/wire';
import type { QueryClient } from '@tanstack/react-query';
import { PERSONAL } from '../../session/personal.js';

/** All that a candidate has noted, by ids. */
export const OFFER_MARKS = [PERSONAL, 'offer-marks'] as const;
/** Lists of favorites. */
export const FAVORITES = [PERSONAL, 'favorites'] as const;
/** Hidden companies by name. */
export const HIDDEN_COMPANIES = [PERSONAL, 'hidden-companies'] as const;
/** The latest searches. */
export const LATEST_SEARCHES = [PERSONAL, 'latest-searches'] as const;

/**
 * Keeps what has changed: an older answer that is still on its way does not bring back what was before. Where none has come yet, another is
 * asked for; the one under way has to be given up first, or it would be waited for instead.
 */
export async function changeKnownMarks(
  queries: QueryClient,
  change: (known: OfferMarksResponse) => Partial<OfferMarksResponse>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: OFFER_MARKS });
  if (queries.getQueryData(OFFER_MARKS) === undefined) {
    await queries.invalidateQueries({ queryKey: OFFER_MARKS });
    return;
  }
  queries.setQueryData<OfferMarksResponse>(OFFER_MARKS, (known) => known && { ...known, ...change(known) });
}
