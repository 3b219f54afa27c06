import { TEXT_LANGUAGES, type TextLanguage } from './language-names.js';
import { lexiconOf } from './lexicon.js';
import { type Word, wordsOf } from './words.js';

const SAMPLE_LETTERS = 4_000;
/** Share of small words from which a text counts as being in a language; running text has 25 to 45 %. */
const ENOUGH = 0.1;

/** Share of a language's small words among words, 0 to 1. */
export function stopwordShare(textLanguage: TextLanguage, words: readonly Word[]): number {
  if (words.length === 0) return 0;
  const { stopwords } = lexiconOf(textLanguage);
  return words.filter(({ text }) => stopwords.has(text)).length / words.length;
}

/**
 * Which rules to read an ad with.
 * @param adLanguage code of the ad's language, where known; Norwegian in any of its codes takes the Norwegian rules.
 * @returns null where there are no rules: another language. A text whose language is unknown, or has no rules but is
 * mostly English, is read by the small words that it holds.
 */
export function chooseTextLanguage(adLanguage: string | null, text: string): TextLanguage | null {
  const code = adLanguage === 'no' || adLanguage === 'nn' ? 'nb' : adLanguage;
  const known = TEXT_LANGUAGES.find((language) => language === code);
  if (known) return known;
  const words = wordsOf(text.slice(0, SAMPLE_LETTERS));
  const choices = code === null ? TEXT_LANGUAGES : (['en'] as const);
  let best: { language: TextLanguage; share: number } | null = null;
  for (const language of choices) {
    const share = stopwordShare(language, words);
    if (share >= ENOUGH && share > (best?.share ?? 0)) best = { language, share };
  }
  return best?.language ?? null;
}
