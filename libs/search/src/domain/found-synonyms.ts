import type { FoundSynonym } from '../queries/offer-search-result.js';
import type { Keywords } from './keywords.js';
import { forgivenErrors, spellingDistance } from './spelling-distance.js';
import { wordsOf } from './words.js';

/** What an offer names: as its title says it, or as its place is called. */
export interface OfferName {
  found: string;
  kind: 'occupation' | 'city' | 'country';
  ids: readonly number[];
}

export interface OfferNames {
  title: string;
  named: readonly OfferName[];
}

/**
 * Which of the typed words an offer has by another name: `waiter` by `Kellner`. Words that the title or the names themselves have are no
 * synonyms.
 * @param otherWords folded words of all names of a thing
 */
export function foundSynonyms(
  keywords: Keywords,
  { title, named }: OfferNames,
  otherWords: (name: OfferName) => ReadonlySet<string>,
): FoundSynonym[] {
  const own = [title, ...named.map(({ found }) => found)].flatMap((text) => wordsOf(text).map(({ folded }) => folded));
  const last = keywords.words.at(-1);
  const typed = wordsOf(keywords.text).filter(
    ({ folded }) =>
      !own.some((word) => word === folded || (keywords.prefix && folded === last && word.startsWith(folded))),
  );
  return named.flatMap((name) => {
    const others = otherWords(name);
    const matching = typed.filter(({ folded }) => hasWord(others, folded, keywords.prefix && folded === last));
    return matching.length === 0 ? [] : [{ typed: matching.map(({ raw }) => raw).join(' '), found: name.found }];
  });
}

/** The word, one that it begins, or one that it is a mistyped form of. */
function hasWord(words: ReadonlySet<string>, wanted: string, begun: boolean): boolean {
  if (words.has(wanted)) {
    return true;
  }
  const limit = forgivenErrors(wanted);
  for (const word of words) {
    if ((begun && word.startsWith(wanted)) || (limit > 0 && spellingDistance(wanted, word, limit) <= limit)) {
      return true;
    }
  }
  return false;
}
