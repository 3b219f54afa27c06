import type { Word } from '../domain/words.js';
import { nameForms } from './case-forms.js';
import { SPEAKER_ENDINGS, SPEAKER_STEMS } from './cue-words.js';
import type { NameKind, QueryName, QueryNames } from './query-names.js';

/** A name that begins at a word. */
export interface FoundName extends Pick<QueryName, 'kind' | 'id' | 'certainty' | 'countryId'> {
  /** In words. */
  length: number;
  /** Whether the name stands in another form than alone. */
  isForm: boolean;
  /** Whether the word says that somebody speaks the language: `deutschsprachig`. */
  spoken: boolean;
}

/** The longest name of each kind that begins at a word; forms of cases where nothing is called just so. */
export function findNames(words: readonly Pick<Word, 'folded'>[], at: number, names: QueryNames): FoundName[] {
  const found = new Map<NameKind, FoundName>();
  const keep = (name: QueryName, length: number, isForm: boolean, spoken = false) => {
    const known = found.get(name.kind);
    if (known === undefined) found.set(name.kind, { ...name, length, isForm, spoken });
  };
  for (let length = Math.min(names.longest, words.length - at); length > 0; length -= 1) {
    const before = words.slice(at, at + length - 1).map(({ folded }) => folded);
    const last = words[at + length - 1]?.folded ?? '';
    for (const name of names.find([...before, last].join(' '))) keep(name, length, false);
    for (const form of nameForms(last).slice(1)) {
      for (const name of names.find([...before, form].join(' '))) keep(name, length, true);
    }
  }
  for (const name of spokenAt(words[at]?.folded ?? '', names)) keep(name, 1, false, true);
  return [...found.values()];
}

/** `deutschsprachig`, `tysktalande`, `anglophone`. */
function spokenAt(word: string, names: QueryNames): QueryName[] {
  for (const ending of SPEAKER_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    const code = SPEAKER_STEMS[stem];
    const id = code === undefined ? undefined : names.languageOf(code);
    if (id !== undefined) return [{ kind: 'language', id, certainty: 0.97, population: 0 }];
    const language = [stem, `${stem}a`, `${stem}s`]
      .flatMap((name) => names.find(name))
      .find(({ kind }) => kind === 'language');
    if (language !== undefined) return [language];
  }
  return [];
}
