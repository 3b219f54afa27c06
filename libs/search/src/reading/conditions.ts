import { EMPLOYMENT, EXPERIENCE, REMOTE, type RemoteWord } from './cue-words.js';

export type Condition =
  | { kind: 'remote'; value: RemoteWord }
  | { kind: 'employmentType' | 'experience'; value: number };

/** Phrases by their first word. */
const CONDITIONS = new Map<string, { words: readonly string[]; part: Condition }[]>();
const know = (part: Condition, phrases: readonly (readonly string[])[]) => {
  for (const words of phrases) {
    const [first = ''] = words;
    CONDITIONS.set(first, [...(CONDITIONS.get(first) ?? []), { words, part }]);
  }
};
for (const { value, phrases } of REMOTE) know({ kind: 'remote', value }, phrases);
for (const { value, phrases } of EMPLOYMENT) know({ kind: 'employmentType', value }, phrases);
for (const { value, phrases } of EXPERIENCE) know({ kind: 'experience', value }, phrases);

/** The longest phrase for a condition of work that begins at a word. */
export function conditionAt(
  words: readonly { folded: string }[],
  at: number,
): { length: number; part: Condition } | null {
  let best: { length: number; part: Condition } | null = null;
  for (const { words: phrase, part } of CONDITIONS.get(words[at]?.folded ?? '') ?? []) {
    const stands = phrase.every((word, step) => words[at + step]?.folded === word);
    if (stands && phrase.length > (best?.length ?? 0)) best = { length: phrase.length, part };
  }
  return best;
}
