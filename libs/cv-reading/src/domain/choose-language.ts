import { ALL_WORDS } from '../words/all-words.js';
import type { CvLine } from './document.js';
import type { Section } from './sections/find-sections.js';
import { once } from './text/once.js';
import { fold, wordsOf } from './text/words.js';

/** A heading says more than a small word. */
const HEADING_WEIGHT = 3;
const MOST_LINES = 400;

/** Of languages that a text may be in as well, the one that more people write. */
const LARGEST = ['en', 'de', 'fr', 'es', 'it', 'pl', 'pt', 'ro', 'nl', 'cs', 'sv', 'el', 'hu', 'ru', 'uk'];

function rankOf(language: string): number {
  const rank = LARGEST.indexOf(language);
  return rank === -1 ? LARGEST.length : rank;
}

const smallWords = once(() => {
  const languages = new Map<string, string[]>();
  for (const { language, stopwords } of ALL_WORDS) {
    for (const word of stopwords) languages.set(fold(word), [...(languages.get(fold(word)) ?? []), language]);
  }
  return languages;
});

/** The language that a CV is written in, by its headings and small words; those that many languages share say little. */
export function chooseLanguage(lines: readonly CvLine[], sections: readonly Section[]): string | null {
  const votes = new Map<string, number>();
  const vote = (languages: readonly string[], weight: number) => {
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + weight / languages.length);
  };
  for (const { languages } of sections) vote(languages, HEADING_WEIGHT);
  for (const { text } of lines.slice(0, MOST_LINES)) {
    for (const word of wordsOf(text)) vote(smallWords().get(word.text) ?? [], 1);
  }
  const [best] = [...votes].sort(([one, a], [other, b]) => b - a || rankOf(one) - rankOf(other));
  return best?.[0] ?? null;
}
