import type { CvLine } from '../document.js';
import { type Labelled, labelKind, readLabel } from '../labels.js';
import type { Section } from '../sections/find-sections.js';

/** A stretch of a line that says one thing of the person. */
export interface ContactPiece extends Labelled {
  line: CvLine;
  /** All of the line. */
  passage: string;
}

export interface BarePiece {
  kind: null;
  value: string;
  line: CvLine;
  passage: string;
}

const SEPARATORS = /\s*(?:\t|[|•·;●]|\s[–—]\s|\p{So}|\p{Co})\s*/u;
const MOST_LINES = 60;

/** What stands above all headings, and under that of contact details. */
export function contactLines(sections: readonly Section[]): CvLine[] {
  return sections
    .filter(({ kind }) => kind === 'head' || kind === 'contact')
    .flatMap(({ lines }) => lines)
    .slice(0, MOST_LINES);
}

/** The lines cut into their pieces, each with its label if it has one. A label may stand alone, before the piece that it is of. */
export function contactPieces(lines: readonly CvLine[], language: string | null): (ContactPiece | BarePiece)[] {
  const pieces: (ContactPiece | BarePiece)[] = [];
  for (const line of lines) {
    let open: Labelled | null = null;
    for (const text of line.text.split(SEPARATORS).flatMap((piece) => cutAtLabels(piece, language))) {
      if (text === '' || isIgnored(text, language)) continue;
      const label: Labelled | null = readLabel(text, language) ?? null;
      const passage = line.text;
      if (label !== null && label.value !== '') pieces.push({ ...label, line, passage });
      else if (label !== null && labelKind(text, language) !== null) open = label;
      else if (open !== null) {
        pieces.push({ kind: open.kind, value: text, line, passage });
        open = null;
      } else pieces.push({ kind: null, value: text, line, passage });
    }
  }
  return pieces;
}

const MOST_LABEL_WORDS = 6;

/** "Nationality: Spanish Telephone: 123" has two labels in one piece. */
function cutAtLabels(text: string, language: string | null): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    const start = labelStart(text.slice(from, colon), language);
    if (start === null || start === 0) continue;
    pieces.push(text.slice(from, from + start).trim());
    from += start;
  }
  pieces.push(text.slice(from).trim());
  return pieces;
}

/** Where the longest label begins that a text ends with. */
export function labelStart(text: string, language: string | null): number | null {
  const starts = [...text.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index).slice(-MOST_LABEL_WORDS);
  return starts.find((start) => labelKind(text.slice(start), language) !== null) ?? null;
}

/** "Born in Modena", "geboren am 3. Mai": what nobody needs for a job, without a colon. */
function isIgnored(text: string, language: string | null): boolean {
  if (text.includes(':')) return false;
  const words = text.split(/\s+/);
  return [3, 2, 1].some(
    (count) => count < words.length && labelKind(words.slice(0, count).join(' '), language) === 'ignored',
  );
}
