import type { OfferCard } from '@babelboard/offers/contract';

type Written = Pick<OfferCard, 'adLanguageId' | 'versions'>;

/**
 * The language in which somebody reads an offer: the first of those they want that it is written in, else its own.
 * @param wanted ids of languages, the dearest first
 */
export function readersLanguage({ adLanguageId, versions }: Written, wanted: readonly number[]): number | null {
  const written = new Set([adLanguageId, ...versions.map(({ languageId }) => languageId)]);
  return wanted.find((id) => written.has(id)) ?? adLanguageId;
}
