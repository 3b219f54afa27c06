import { wordsOf } from './words.js';

/** Words that were typed, folded, and what was searched for instead of each. */
export type Corrections = ReadonlyMap<string, string>;

/**
 * A text with its mistyped words put right, everything between them as it was.
 * @param spelled how the folded word of a correction is written, where somebody typed `raw`
 */
export function correctedText(
  text: string,
  corrections: Corrections,
  spelled = (word: string, _raw: string) => word,
): string {
  let corrected = '';
  let done = 0;
  for (const { raw, folded, start } of wordsOf(text)) {
    const correction = corrections.get(folded);
    if (correction !== undefined) {
      corrected += text.slice(done, start) + spelled(correction, raw);
      done = start + raw.length;
    }
  }
  return corrected + text.slice(done);
}
