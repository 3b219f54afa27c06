import { foldLetters } from '@babelboard/platform';

/** Where in a name, from which letter to which, stands what was typed as a beginning of its words; null where the name goes by another one. */
export function matchedPart(name: string, typed: string): [from: number, to: number] | null {
  const wanted = foldLetters(typed.trim());
  if (wanted === '') return null;
  for (const { index: from } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    for (let to = from + 1; to <= name.length; to += 1) {
      const folded = foldLetters(name.slice(from, to));
      if (folded === wanted) return [from, to];
      if (!wanted.startsWith(folded)) break;
    }
  }
  return null;
}
