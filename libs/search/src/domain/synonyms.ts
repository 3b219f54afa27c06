import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { Concept } from './concept.js';
import { namesOfLabel } from './gender-forms.js';
import { latinSpellings } from './transliteration.js';
import { wordsOf } from './words.js';

/** Names kept of each language besides the preferred one: short ones first, they are what people type. */
const MOST_OF_LANGUAGE = 8;
/** The default language of the pages, in which most people type, comes first and with more names. */
const MOST_OF_DEFAULT_LANGUAGE = 16;
/** Words of all names of a concept together. */
const MOST_WORDS = 240;

/**
 * What a concept is called in all languages, and what is said of it, as text to be searched: the preferred names first. A name that brings
 * no new word is left out, Greek and Cyrillic names come in Latin letters too.
 */
export function namesOf(concept: Concept): string[] {
  const seen = new Set<string>();
  const names: string[] = [];
  const add = (name: string) => {
    const fresh = wordsOf(name).filter(({ folded }) => !seen.has(folded));
    if (fresh.length === 0 || seen.size >= MOST_WORDS) {
      return;
    }
    names.push(name);
    for (const { folded } of fresh) {
      seen.add(folded);
      const spellings = latinSpellings(folded).filter((spelling) => !seen.has(spelling));
      names.push(...spellings);
      for (const spelling of spellings) {
        seen.add(spelling);
      }
    }
  };
  for (const [preferred] of concept.labels.values()) {
    namesOfLabel(preferred ?? '').forEach(add);
  }
  for (const language of new Set([DEFAULT_LANGUAGE, ...concept.labels.keys(), ...concept.related.keys()])) {
    const most = language === DEFAULT_LANGUAGE ? MOST_OF_DEFAULT_LANGUAGE : MOST_OF_LANGUAGE;
    [...(concept.labels.get(language) ?? []).slice(1), ...(concept.related.get(language) ?? [])]
      .sort(byLength)
      .slice(0, most)
      .flatMap(namesOfLabel)
      .forEach(add);
  }
  return names;
}

function byLength(a: string, b: string): number {
  return a.split(' ').length - b.split(' ').length || a.length - b.length;
}
