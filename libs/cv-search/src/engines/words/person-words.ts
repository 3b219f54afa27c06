import { foldedWordsOf } from '@babelboard/search/contract';
import type { FindablePerson } from '../findable-person.js';
import { baseForm } from './base-form.js';

/** Where words of a person stand, what says most first. */
export const WORD_FIELDS = ['titles', 'skills', 'things', 'names', 'text'] as const;

export type WordField = (typeof WORD_FIELDS)[number];

/**
 * The words that a person is found by in each field, each once: base forms, and in short fields the words themselves, so that one that is
 * only begun is found amid an ending that its base form has not. Both engines index these and no text: so they agree with each other
 * and with what is marked in a snippet on what a word is.
 */
export function personWords(person: FindablePerson): Record<WordField, string[]> {
  return {
    titles: wordsAndBases(person.titles),
    skills: wordsAndBases(person.skills),
    things: wordsAndBases(person.things),
    // Folded already.
    names: bases([...person.forms, ...person.synonyms].flatMap((name) => name.split(' '))),
    text: bases(foldedWordsOf(person.text)),
  };
}

function bases(words: readonly string[]): string[] {
  return [...new Set(words.map(baseForm))];
}

function wordsAndBases(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(foldedWordsOf).flatMap((word) => [word, baseForm(word)]))];
}
