import { isCompounding, partsOfCompound } from './compounds.js';
import { withoutGenderMarks } from './gender-forms.js';
import { latinSpellings, twoLetterSpellings } from './transliteration.js';
import { wordsOf } from './words.js';

/** Two words that are written as one are hardly longer. */
const LONGEST_JOINED = 30;

/**
 * Other ways to write the words of a title: the parts of compounds (`Krankenpfleger`: pfleger), neighbours as one word (`Software Entwickler`:
 * softwareentwickler), Greek and Cyrillic words in Latin letters,
 * and letters with marks as two (`Küche`: kueche).
 * @param language of the ad, null where it is not known
 * @param known whether a folded word is one of the language
 */
export function titleForms(
  title: string,
  language: string | null,
  known: (word: string, language: string) => boolean,
): string[] {
  const written = wordsOf(withoutGenderMarks(title));
  const words = written.map(({ folded }) => folded);
  const forms = new Set([...words.flatMap(latinSpellings), ...written.flatMap(({ raw }) => twoLetterSpellings(raw))]);
  if (language !== null && isCompounding(language)) {
    for (const [index, word] of words.entries()) {
      const joined = index > 0 ? `${words[index - 1]}${word}` : '';
      // `tour75011` would be near `tour75012`.
      if (joined !== '' && joined.length <= LONGEST_JOINED && !/\d/.test(joined)) {
        forms.add(joined);
      }
      for (const part of partsOfCompound(word, language, (part) => known(part, language))) {
        forms.add(part);
      }
    }
  }
  for (const word of words) {
    forms.delete(word);
  }
  return [...forms];
}
