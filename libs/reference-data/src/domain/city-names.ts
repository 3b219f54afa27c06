/** Longer lists hold mostly spellings of languages far away. */
const MOST_NAMES = 30;

/** Latin, Greek and Cyrillic: what people in Europe type. */
const READABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N} ]+$/u;

/**
 * What a city is also called: `aliases` (normalised, the surest first) without its own names and without noise. Noise are codes and scraps
 * of three letters or fewer, other scripts, and descriptions (`colonia claudia ara agrippinensium`): more words than the city's own name has.
 */
export function otherNames(ownNames: readonly string[], aliases: readonly { alias: string; rank: number }[]): string[] {
  const mostWords = Math.max(...ownNames.map(wordCount)) + 1;
  const own = new Set(ownNames);
  return aliases
    .filter(
      ({ alias, rank }) =>
        !own.has(alias) &&
        READABLE.test(alias) &&
        (rank < 3 || (alias.length > 3 && wordCount(alias) <= Math.min(mostWords, 3))),
    )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_NAMES)
    .map(({ alias }) => alias);
}

function wordCount(name: string): number {
  return name.split(' ').length;
}
