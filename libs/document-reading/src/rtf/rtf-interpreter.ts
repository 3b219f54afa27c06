import { type FlowWriter, USUAL_SIZE } from '../flow-writer.js';
import { UnreadableDocument } from '../text-document.js';
import type { RtfToken } from './rtf-tokens.js';
import { codePageOf, decoderOf, HIDDEN_GROUPS, SHOWN_GROUPS, SIGNS } from './rtf-words.js';

interface Group {
  bold: boolean;
  size: number;
  hidden: boolean;
  codePage: number;
  /** How many stand-ins follow a letter by its number. */
  standIns: number;
  reads: 'text' | 'fonts' | 'field' | 'style';
  box: boolean;
}

const DEEPEST = 1_000;
const TWIPS = 20;

/** Follows the controls of a file from group to group and writes what somebody would read. */
export class RtfInterpreter {
  private group: Group = {
    bold: false,
    size: USUAL_SIZE,
    hidden: false,
    codePage: 1252,
    standIns: 1,
    reads: 'text',
    box: false,
  };
  private readonly outer: Group[] = [];
  private readonly fonts = new Map<number, number>();
  private readonly headings = new Set<number>();
  private documentCodePage = 1252;
  private font = 0;
  private style = 0;
  private bytes: number[] = [];
  private skip = 0;
  private starred = false;
  private field = '';
  private inTable = false;
  private inRow = false;
  private inCell = false;

  constructor(private readonly writer: FlowWriter) {}

  take(token: RtfToken): void {
    if (token.kind === 'byte') {
      if (this.skip > 0) this.skip -= 1;
      else this.bytes.push(token.byte);
      return;
    }
    this.flushBytes();
    if (token.kind === 'open') this.open();
    else if (token.kind === 'close') this.close();
    else if (token.kind === 'text') this.text(token.text);
    else this.control(token.word, token.value);
  }

  private open(): void {
    if (this.outer.length >= DEEPEST) throw new UnreadableDocument('broken');
    this.outer.push(this.group);
    this.group = { ...this.group, box: false };
    this.starred = false;
    this.skip = 0;
  }

  private close(): void {
    if (this.group.reads === 'field') {
      for (const [, link] of this.field.matchAll(/HYPERLINK\s+"([^"]*)"/g)) this.writer.link(link ?? '');
      this.field = '';
    }
    if (this.group.box) this.writer.endBox();
    this.group = this.outer.pop() ?? this.group;
    this.skip = 0;
  }

  private text(text: string): void {
    const rest = text.slice(this.skip);
    this.skip = Math.max(0, this.skip - text.length);
    if (this.group.reads === 'style' && /^(?:heading \d|title)\b/i.test(rest)) this.headings.add(this.style);
    this.write(decoderOf(this.group.codePage).decode(Buffer.from(rest, 'latin1')));
  }

  private write(text: string): void {
    if (this.group.reads === 'field') this.field += text;
    if (this.group.hidden || this.group.reads !== 'text' || text === '') return;
    this.intoCell();
    this.writer.add(text, { bold: this.group.bold, size: this.group.size });
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const text = decoderOf(this.group.codePage).decode(Uint8Array.from(this.bytes));
    this.bytes = [];
    this.write(text);
  }

  private control(word: string, value: number | null): void {
    const sign = SIGNS[word];
    if (sign !== undefined) {
      this.write(sign);
      return;
    }
    if (word === '*') {
      this.starred = true;
      return;
    }
    if (HIDDEN_GROUPS.has(word) || (this.starred && !SHOWN_GROUPS.has(word))) this.group.hidden = true;
    this.starred = false;
    this.controls[word]?.(value);
  }

  private readonly controls: Readonly<Record<string, (value: number | null) => void>> = {
    u: (value) => {
      this.write(String.fromCharCode((value ?? 0) & 0xffff));
      this.skip = this.group.standIns;
    },
    uc: (value) => {
      this.group.standIns = value ?? 1;
    },
    ansicpg: (value) => {
      this.documentCodePage = value || 1252;
      this.group.codePage = this.documentCodePage;
    },
    fonttbl: () => {
      this.group.reads = 'fonts';
    },
    stylesheet: () => {
      this.group.reads = 'style';
    },
    s: (value) => {
      this.style = value ?? 0;
      if (this.group.reads === 'text') this.writer.begin(this.headings.has(this.style), 0);
    },
    fldinst: () => {
      this.group.reads = 'field';
    },
    shptxt: () => {
      this.group.hidden = false;
      this.group.box = true;
      this.writer.startBox();
    },
    f: (value) => {
      this.font = value ?? 0;
      this.group.codePage = this.fonts.get(this.font) ?? this.documentCodePage;
    },
    fcharset: (value) => {
      const codePage = codePageOf(value ?? 0);
      if (this.group.reads === 'fonts' && codePage !== null && value !== 0) this.fonts.set(this.font, codePage);
    },
    b: (value) => {
      this.group.bold = value !== 0;
    },
    fs: (value) => {
      this.group.size = (value ?? 0) > 0 ? (value ?? 0) / 2 : USUAL_SIZE;
    },
    plain: () => {
      this.group.bold = false;
      this.group.size = USUAL_SIZE;
    },
    v: (value) => {
      this.group.hidden = value !== 0;
    },
    pard: () => {
      this.inTable = false;
      this.writer.begin(false, 0);
    },
    li: (value) => {
      if (this.group.reads === 'text') this.writer.begin(this.headings.has(this.style), (value ?? 0) / TWIPS);
    },
    intbl: () => {
      this.inTable = true;
    },
    par: () => this.endLine(true),
    sect: () => this.endLine(true),
    page: () => this.endLine(true),
    line: () => this.endLine(false),
    cell: () => this.endCell(),
    nestcell: () => this.write('\t'),
    row: () => this.endRow(),
    nestrow: () => this.endLine(false),
  };

  private endLine(whole: boolean): void {
    if (this.group.hidden) return;
    this.intoCell();
    if (whole) this.writer.endParagraph();
    else this.writer.endLine();
  }

  private intoCell(): void {
    if (!this.inTable || this.inCell) return;
    if (!this.inRow) this.writer.startRow();
    this.writer.startCell();
    this.inRow = true;
    this.inCell = true;
  }

  private endCell(): void {
    this.inTable = true;
    this.intoCell();
    this.writer.endCell();
    this.inCell = false;
  }

  private endRow(): void {
    if (this.inRow) this.writer.endRow();
    this.inRow = false;
    this.inCell = false;
  }
}
