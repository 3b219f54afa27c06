import type { LabelKind } from '../../words/cv-words.js';
import { labelKind } from '../labels.js';
import { plainWords } from '../text/words.js';
import { labelStart } from './contact-lines.js';

/** A stretch of a text, with its label. */
export interface PersonalPiece {
  start: number;
  end: number;
}

const SEPARATORS = /[\t|•·;●]|\s[–—]\s|\p{So}|\p{Co}/gu;
const MOST_NAME_WORDS = 6;
/** A longer one tells of work: "Children: two years with …". */
const LONGEST_FACT = 60;
const LONGEST_LINK = 120;
/** Nothing before that is looked at: a line may be as long as a text. */
const LONGEST_LABEL = 80;
/** What a job may ask for, though it stands among what nobody needs: a licence to drive, in the languages of `words/`. */
const LICENCES =
  /licen[cs]e|fuhrerschein|permis|carne|patente|carta de cond|prawo jazdy|ridicsk|vodicsk|vozack|vozni[sc]|jogositvany|rijbewijs|korkort|korekort|forerkort|ajokort|διπλωμα|αδεια|водит|водій|шофьор|возачк|vairuotojo|vaditaja|juhiluba|ehliyet|surucu/;

/** Whether the words behind a label say who somebody is; a list of skills may stand behind "Web" as well. */
function says(kind: LabelKind, label: string, value: string): boolean {
  switch (kind) {
    case 'name':
    case 'firstName':
    case 'lastName':
      return value.split(/\s+/).length <= MOST_NAME_WORDS;
    case 'address':
      return /\d/.test(value);
    case 'phone':
      return /\d{2}/.test(value);
    case 'link':
      return value.length <= LONGEST_LINK && !/[\s,]/.test(value);
    case 'ignored':
      return value.length <= LONGEST_FACT && !LICENCES.test(plainWords(label));
    default:
      return false;
  }
}

interface Label {
  kind: LabelKind;
  text: string;
  start: number;
}

/**
 * Finds what labels say of who somebody is: "Date of birth: …", "Phone⇥…", "Nationality: …" and the like, each with its label.
 * @param language of the text, where labels of several languages disagree
 */
export function personalPieces(text: string, language: string | null): PersonalPiece[] {
  const found: PersonalPiece[] = [];
  /** A label that stands before the piece that it is of. */
  let open: Label | null = null;
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const piece of piecesOf(line)) {
      const start = lineStart + piece.start;
      const labels = labelsIn(piece.text, language);
      if (labels.length === 0) {
        const value = piece.text.trim();
        if (value === '') continue;
        if (open !== null && says(open.kind, open.text, value)) {
          found.push({ start: open.start, end: start + piece.text.trimEnd().length });
        }
        const alone: LabelKind | null = open === null ? labelKind(value, language) : null;
        open = alone === null ? null : { kind: alone, text: value, start };
        continue;
      }
      open = null;
      for (const [at, label] of labels.entries()) {
        const end = labels[at + 1]?.start ?? piece.text.length;
        const value = piece.text.slice(label.end, end).trim();
        const from = start + label.start;
        if (value === '') open = { kind: label.kind, text: label.text, start: from };
        else if (says(label.kind, label.text, value)) {
          found.push({ start: from, end: start + piece.text.slice(0, end).trimEnd().length });
        }
      }
    }
    // Only with a colon a label goes on in the next line: a heading has none.
    if (open !== null && !line.trimEnd().endsWith(':')) open = null;
    lineStart += line.length + 1;
  }
  return found;
}

function piecesOf(line: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let start = 0;
  for (const { 0: sign, index } of line.matchAll(SEPARATORS)) {
    pieces.push({ text: line.slice(start, index), start });
    start = index + sign.length;
  }
  return [...pieces, { text: line.slice(start), start }];
}

/** Those that end with a colon: "Nationality: Spanish Telephone: 123" has two. */
function labelsIn(text: string, language: string | null): (Label & { end: number })[] {
  const labels: (Label & { end: number })[] = [];
  let from = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    const begin = Math.max(from, colon - LONGEST_LABEL);
    const before = text.slice(begin, colon);
    const start = labelStart(before, language);
    const kind = start === null ? null : labelKind(before.slice(start), language);
    if (start === null || kind === null) continue;
    labels.push({ kind, text: before.slice(start), start: begin + start, end: colon + 1 });
    from = colon + 1;
  }
  return labels;
}
