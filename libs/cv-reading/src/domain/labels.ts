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
export function readLabel(text: string, language: string | null): Labelled | null {
  const end = text.search(/[:\t]/);
  const label = end === -1 ? text : text.slice(0, end);
  const kind = labelKind(label, language);
  if (kind === null) return null;
  return { kind, value: end === -1 ? '' : text.slice(end).replace(/^[:\s]+/, '') };
}
