/** Of so many offers in a row one is promoted: at most two among twenty, never side by side. */
export const OFFERS_PER_PROMOTED = 10;

/** What a page of a recommended list takes of each kind, each newest first. */
export interface PageParts {
  promoted: { from: number; size: number };
  others: { from: number; size: number };
  /** Those that stand behind all others. */
  sunk: { from: number; size: number };
}

/** How many of the first `places` are promoted: the first of every ten while there are both kinds, then what is left, plainly. */
function promotedAmong(places: number, promoted: number, others: number): number {
  return Math.min(promoted, Math.max(Math.ceil(places / OFFERS_PER_PROMOTED), places - others));
}

/**
 * Which offers of each kind stand on a page of a recommended list.
 * @param promoted how many promoted offers the whole list has, `others` how many other ones that are not sunk
 */
export function partsOfPage(from: number, size: number, promoted: number, others: number): PageParts {
  const before = promotedAmong(from, promoted, others);
  const after = promotedAmong(from + size, promoted, others);
  const othersBefore = Math.min(others, from - before);
  const sunkBefore = Math.max(0, from - promoted - others);
  return {
    promoted: { from: before, size: after - before },
    others: { from: othersBefore, size: Math.min(others, from + size - after) - othersBefore },
    sunk: { from: sunkBefore, size: Math.max(0, from + size - promoted - others) - sunkBefore },
  };
}

/** Puts the offers of a page in their places: a promoted one stands before every ninth of the others. */
export function interleaved<T>(promoted: readonly T[], others: readonly T[], parts: PageParts): T[] {
  const between = OFFERS_PER_PROMOTED - 1;
  const mix: T[] = [];
  let next = 0;
  for (const [index, other] of others.entries()) {
    while (next < promoted.length && between * (parts.promoted.from + next) <= parts.others.from + index) {
      mix.push(promoted[next] as T);
      next += 1;
    }
    mix.push(other);
  }
  return [...mix, ...promoted.slice(next)];
}
