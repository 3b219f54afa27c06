import { foldedWordsOf } from '@babelboard/search/contract';
import type { FindablePerson } from '../findable-person.js';
import { baseForm } from './base-form.js';

/** Where words of a person stand, what says most first. */
export const WORD_FIELDS = ['titles', 'skills', 'things', 'names', 'text'] as const;

export type WordField = (typeof WORD_FIELDS)[number];

/**
 * The words that a person is found by in each field, each once: as compared, and their base forms. Both engines index these and no text, so
 * that they agree with each other and with what is marked in a snippet on what a word is.
 */
export function personWords(person: FindablePerson): Record<WordField, string[]> {
  return {
    titles: indexed(person.titles),
    skills: indexed(person.skills),
    things: indexed(person.things),
    names: indexed([...person.forms, ...person.synonyms]),
    text: indexed([person.text]),
  };
}

function indexed(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of foldedWordsOf(text)) {
      words.add(word);
      words.add(baseForm(word));
    }
  }
  return [...words];
}
