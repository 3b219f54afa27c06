import { ALL_WORDS } from '../words/all-words.js';
import type { LabelKind } from '../words/cv-words.js';
import { once } from './text/once.js';
import { plainWords } from './text/words.js';

export interface Labelled {
  kind: LabelKind;
  value: string;
}

const LONGEST_LABEL = 70;

const labels = once(() => {
  const kinds = new Map<string, { kind: LabelKind; language: string }[]>();
  for (const { language, labels: own } of ALL_WORDS) {
    for (const [kind, phrases] of Object.entries(own) as [LabelKind, readonly string[]][]) {
      for (const phrase of phrases) {
        const key = plainWords(phrase);
        kinds.set(key, [...(kinds.get(key) ?? []), { kind, language }]);
      }
    }
  }
  return kinds;
});

/** What a text is the label of, in the language of the document where languages disagree. */
export function labelKind(text: string, language: string | null): LabelKind | null {
  if (text.length > LONGEST_LABEL) return null;
  const known = labels().get(plainWords(text)) ?? [];
  return (known.find((one) => one.language === language) ?? known[0])?.kind ?? null;
}

/** "Phone: 123" and "Phone⇥123"; a label alone has an empty value. */
export function readLabel(written: string, language: string | null): Labelled | null {
  const text = written.replace(/^[•▪■*–-]\s+/, '');
  const end = text.search(/[:\t]/);
  const label = end === -1 ? text : text.slice(0, end);
  const kind = labelKind(label, language);
  if (kind === null) return null;
  return { kind, value: end === -1 ? '' : text.slice(end).replace(/^[:\s]+/, '') };
}

const words = once(() => {
  const kinds = new Map<string, Map<string, Set<LabelKind>>>();
  for (const { language, labels: own } of ALL_WORDS) {
    const known = new Map<string, Set<LabelKind>>();
    for (const [kind, phrases] of Object.entries(own) as [LabelKind, readonly string[]][]) {
      for (const word of phrases.flatMap((phrase) => plainWords(phrase).split(' '))) {
        known.set(word, (known.get(word) ?? new Set()).add(kind));
      }
    }
    kinds.set(language, known);
  }
  return kinds;
});

const SHORTEST_WORD = 3;
const FEWEST_WORDS = 2;
const TELLING = 0.6;

/** What a label of several words means that no list has: its words are of labels of one kind. */
export function guessLabel(text: string, language: string | null): LabelKind | null {
  const known = words().get(language ?? '');
  const parts = plainWords(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD);
  if (known === undefined || parts.length < FEWEST_WORDS || text.length > LONGEST_LABEL) return null;
  const counts = new Map<LabelKind, number>();
  for (const part of parts) for (const kind of known.get(part) ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  const isClear = best !== undefined && best[1] > (next?.[1] ?? 0) && best[1] >= TELLING * parts.length;
  return isClear ? best[0] : null;
}
