import { type PageParts, partsOfPage } from '../../domain/promoted-places.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import { isRecommended } from './search-queries.js';

const NONE = { from: 0, size: 0 };

/**
 * What a recommended page is made of where neither kind runs out, which is not known before the answer; of the others so many that a
 * list without promoted offers has its first page too. Null for any other page.
 */
export function guessedParts(query: OfferSearchQuery): PageParts | null {
  if (!isRecommended(query)) {
    return null;
  }
  const { promoted, others } = partsOfPage(query.from, query.size, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  return { promoted, others: { from: others.from, size: query.size }, sunk: NONE };
}

/** Whether what was asked for holds what the page is made of. */
export function isCovered(parts: PageParts, asked: PageParts): boolean {
  return (['promoted', 'others', 'sunk'] as const).every(
    (kind) => parts[kind].size === 0 || (parts[kind].from === asked[kind].from && parts[kind].size <= asked[kind].size),
  );
}
