/**
 * Number of typing errors between two words: letters added, left out, changed, or two neighbours swapped (optimal string
 * alignment distance). Gives `limit + 1` as soon as it is above `limit`.
 */
export function spellingDistance(left: string, right: string, limit: number): number {
  const a = [...left];
  const b = [...right];
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      }
      row.push(best);
    }
    if (Math.min(...row) > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

/** How likely errors are, of words that are equally far: neighbours swapped (0), letters left out or doubled (1), other letters (2). */
export function errorKind(typed: string, meant: string): 0 | 1 | 2 {
  if (sortedLetters(typed) === sortedLetters(meant)) {
    return 0;
  }
  return typed.length === meant.length ? 2 : 1;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/** Whether a word would lose the letter that has a mark: with `oe` for `ø`, `toender` is `tonder` and no `tender`. */
export function losesMark(typed: string, meant: string): boolean {
  return [...typed.matchAll(/[aou]e/g)].some(({ index }) =>
    meant.startsWith(typed.slice(0, index) + typed.slice(index + 1)),
  );
}

/** Errors that are forgiven in a word of this length; the same as Meilisearch's. */
export function forgivenErrors(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  return length >= 9 ? 2 : length >= 5 ? 1 : 0;
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
