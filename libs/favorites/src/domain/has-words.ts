import { foldLetters } from '@babelboard/platform';

/** Whether a text has all that is typed: each word as it stands or as the beginning or a part of another; case and accents do not matter. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldLetters(text);
  return foldLetters(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
