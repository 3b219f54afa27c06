import { isUnreadable, readKeywords, wordsOf } from '@babelboard/search/contract';
import { baseForm } from './base-form.js';

/** A word that people must have. */
export interface SearchedWord {
  /** Among the indexed words of a person: the base form, or the word itself where it is to be taken as it stands. */
  form: string;
  /** Whether it may be the beginning of a word. */
  begun: boolean;
  /** As it was typed. */
  typed: string;
}

/** The words of what somebody typed; none where nothing was, null where nobody can have what was. */
export function searchedWords(typed: string): SearchedWord[] | null {
  if (isUnreadable({ keywords: [typed], names: [], literal: false })) {
    return null;
  }
  const { text, exact, prefix } = readKeywords([typed]);
  const forms = wordsOf(text).map(({ raw, folded }): [string, string] => [
    exact.has(raw) ? folded : baseForm(folded),
    raw,
  ]);
  // Each once, the last one last.
  const each = [...new Map(forms.reverse())].reverse();
  return each.map(([form, typed], at) => ({ form, begun: prefix && at === each.length - 1, typed }));
}

/** Whether a word of a text is one of those that were searched for. */
export function isSearched(word: string, words: readonly SearchedWord[]): boolean {
  const forms = [word, baseForm(word)];
  return words.some(({ form, begun }) => forms.some((one) => one === form || (begun && one.startsWith(form))));
}
