import { cleanText, joinSpacedLetters } from './clean-text.js';
import { type FlowLine, rowLines } from './table-row.js';
import type { DocumentLine } from './text-document.js';

export interface Style {
  bold: boolean;
  size: number;
}

interface Paragraph {
  parts: { text: string; style: Style }[];
  links: string[];
  heading: boolean;
  indent: number;
}

const LEADING = 1.2;
const USUAL_SIZE = 11;
/** A file without any line end is read in pieces of this many letters. */
const LONGEST_LINE = 2_000;

const nothing = (): Paragraph => ({ parts: [], links: [], heading: false, indent: 0 });

/** Makes lines of a document that flows: word processors keep paragraphs and tables, not places. */
export class FlowWriter {
  private readonly done: FlowLine[] = [];
  /** Where lines go: the document, or the innermost cell. */
  private lines = this.done;
  private paragraph = nothing();
  private gap = 0;
  private area = 0;
  private areas = 0;
  private readonly rows: { outer: FlowLine[]; cells: FlowLine[][] }[] = [];
  private readonly boxes: { paragraph: Paragraph; area: number }[] = [];

  /** How the paragraph that begins is set. */
  begin(heading: boolean, indent: number): void {
    this.paragraph.heading = heading;
    this.paragraph.indent = indent;
  }

  add(text: string, style: Style): void {
    if (text !== '') this.paragraph.parts.push({ text, style });
  }

  /** A link begins here. */
  link(url: string): void {
    if (url !== '') this.paragraph.links.push(url);
  }

  /** Ends the line; the paragraph goes on. An empty line is a gap. */
  endLine(): void {
    const { parts, links, heading, indent } = this.paragraph;
    this.paragraph.parts = [];
    const written = parts.filter(({ text }) => text.trim() !== '');
    if (written.length === 0) {
      this.gap += 1;
      return;
    }
    const size = Math.max(...written.map(({ style }) => style.size));
    const bold = lettersOf(written.filter(({ style }) => style.bold)) * 2 >= lettersOf(written);
    for (const piece of pieces(parts.map(({ text }) => text).join(''))) {
      const text = joinSpacedLetters(cleanText(piece));
      if (text === '') continue;
      this.lines.push({ text, x: indent, size, bold, heading, area: this.area, links, gap: this.gap });
      this.gap = 0;
      this.paragraph.links = [];
    }
  }

  endParagraph(): void {
    this.endLine();
    this.paragraph = nothing();
  }

  startRow(): void {
    this.rows.push({ outer: this.lines, cells: [] });
  }

  startCell(): void {
    const row = this.rows.at(-1);
    if (row === undefined) return;
    this.lines = [];
    row.cells.push(this.lines);
  }

  endCell(): void {
    if (this.paragraph.parts.length > 0) this.endParagraph();
    this.lines = this.rows.at(-1)?.outer ?? this.done;
  }

  endRow(): void {
    const row = this.rows.pop();
    if (row === undefined) return;
    this.lines = row.outer;
    this.lines.push(...rowLines(row.cells, () => this.newArea()));
  }

  /** A text box inside a paragraph: what stands in it comes before the paragraph. */
  startBox(): void {
    this.boxes.push({ paragraph: this.paragraph, area: this.area });
    this.paragraph = nothing();
    this.area = this.newArea();
  }

  endBox(): void {
    this.endLine();
    const around = this.boxes.pop();
    this.paragraph = around?.paragraph ?? nothing();
    this.area = around?.area ?? 0;
  }

  finish(): DocumentLine[] {
    this.endLine();
    while (this.rows.length > 0) this.endRow();
    let y = 0;
    return this.done.map(({ gap, ...line }) => {
      y += line.size * LEADING * (1 + gap);
      return { ...line, page: 1, y };
    });
  }

  private newArea(): number {
    this.areas += 1;
    return this.areas;
  }
}

export { USUAL_SIZE };

function lettersOf(parts: readonly { text: string }[]): number {
  return parts.reduce((sum, { text }) => sum + text.trim().length, 0);
}

function* pieces(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > LONGEST_LINE) {
    const space = text.lastIndexOf(' ', from + LONGEST_LINE);
    const end = space > from + LONGEST_LINE / 2 ? space : from + LONGEST_LINE;
    yield text.slice(from, end);
    from = end;
  }
  yield text.slice(from);
}
