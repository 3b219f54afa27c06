/** A shorter last part of a word is a chance likeness, and so is a shorter first one. */
const SHORTEST_HEAD = 6;
const SHORTEST_FIRST = 3;

/** What a folded word may be a kind of, by its last letters, the longest first: `mattelarare` may be a `larare`. */
export function headsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD - SHORTEST_FIRST + 1) }, (_, at) =>
    word.slice(SHORTEST_FIRST + at),
  );
}
