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

const SEPARATORS = /\s*(?:\t|[|•·;]|\p{So}|\p{Co})\s*/u;
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
    for (const text of line.text.split(SEPARATORS)) {
      if (text === '') continue;
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
