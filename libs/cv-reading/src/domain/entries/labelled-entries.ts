import type { LabelKind } from '../../words/cv-words.js';
import { type DateSpan, findDateSpans } from '../dates/find-date-spans.js';
import type { CvLine } from '../document.js';
import { guessLabel, type Labelled, labelKind, readLabel } from '../labels.js';

/** An entry of a form, with the value of each label. */
export interface LabelledEntry {
  values: Partial<Record<LabelKind, string>>;
  date: DateSpan | null;
  lines: CvLine[];
}

const OF_ENTRIES: ReadonlySet<LabelKind> = new Set(['dates', 'position', 'employer', 'activities', 'title', 'school']);
/** Of the lines of a section so many carry labels, if it is a form. */
const FORM = 0.35;

/** Reads a section that is a form ("Position: …", "Employer: …"); null if it is none. */
export function labelledEntries(lines: readonly CvLine[], language: string | null): LabelledEntry[] | null {
  const read = joinWrappedLabels(lines, language).map((line) => {
    const label = readLabel(line.text, language) ?? guessedLabel(line.text, language);
    return { line, label: label !== null && OF_ENTRIES.has(label.kind) ? label : null };
  });
  const kinds = new Set(read.flatMap(({ label }) => label?.kind ?? []));
  const labelled = read.filter(({ label }) => label !== null).length;
  if (
    labelled < FORM * read.length ||
    !(kinds.has('position') || kinds.has('employer') || kinds.has('title') || kinds.has('school'))
  ) {
    return null;
  }
  // Dates without a label are not of a form: what they stand in is read by them.
  if (!kinds.has('dates') && read.some(({ line, label }) => label === null && hasStretch(line, language))) return null;
  const entries: LabelledEntry[] = [];
  let open: LabelKind | null = null;
  for (const { line, label } of read) {
    let entry = entries.at(-1);
    if (entry === undefined || (label !== null && label.kind in entry.values && label.kind !== 'activities')) {
      entry = { values: {}, date: null, lines: [] };
      entries.push(entry);
    }
    entry.lines.push(line);
    if (label !== null) {
      open = label.kind;
      entry.values[label.kind] = label.value;
    } else if (open !== null) {
      const before = entry.values[open] ?? '';
      const separator = open === 'activities' ? '\n' : ' ';
      entry.values[open] = before === '' ? line.text : `${before}${separator}${line.text}`;
    }
  }
  return entries.map((entry) => ({ ...entry, date: findDateSpans(entry.values.dates ?? '', language)[0] ?? null }));
}

function hasStretch({ text }: CvLine, language: string | null): boolean {
  return findDateSpans(text, language).some(({ kind }) => kind !== 'single');
}

/** Lines without "Position:" and "Employer:" before what they say; what follows "Tasks:" is no name of either. */
export function withoutLabels(lines: readonly CvLine[], language: string | null): CvLine[] {
  return lines.map((line) => {
    const label = /:/.test(line.text) ? readLabel(line.text, language) : null;
    if (label === null || label.value === '' || !OF_ENTRIES.has(label.kind)) return line;
    return { ...line, text: label.kind === 'activities' ? `• ${label.value}` : label.value };
  });
}

/** In a form, a cell of words that labels are made of is one. */
function guessedLabel(text: string, language: string | null): Labelled | null {
  const [, label = '', value = ''] = /^(?:[•▪■*–-]\s*)?([^:\t]+)[:\t](.*)$/.exec(text.trim()) ?? [];
  const kind = label === '' ? null : guessLabel(label, language);
  return kind && { kind, value: value.trimStart() };
}

const MOST_WRAPPED = 5;

/** A label in a narrow column goes on in the lines below; what stands beside it there is of its value. */
function joinWrappedLabels(lines: readonly CvLine[], language: string | null): CvLine[] {
  const joined: CvLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const cells = cellsOf(line);
    const isWhole = cells.length < 2 || labelKind(cells[0] ?? '', language) !== null;
    const used = isWhole ? 0 : linesOfLabel(lines.slice(at, at + MOST_WRAPPED), language);
    const all = lines.slice(at, at + used + 1).map(cellsOf);
    const label = all.map(([first = '']) => first).join(' ');
    const value = all.flatMap(([, ...rest]) => rest).join(' ');
    joined.push(used === 0 ? line : { ...line, text: `${label}\t${value}` });
    at += used;
  }
  return joined;
}

/** How many lines more a label has: those with which it is a known one, else as many as are of such words. */
function linesOfLabel(lines: readonly CvLine[], language: string | null): number {
  let label = cellsOf(lines[0])[0] ?? '';
  let guessed = 0;
  for (let more = 1; more < lines.length; more += 1) {
    const [next = '', ...rest] = cellsOf(lines[more]);
    if (rest.length > 0 && (labelKind(next, language) ?? guessLabel(next, language)) !== null) break;
    label = `${label} ${next}`;
    if (labelKind(label, language) !== null) return more;
    if (guessLabel(label, language) !== null && guessLabel(next, language) !== null) guessed = more;
  }
  return guessed;
}

function cellsOf(line: CvLine | undefined): string[] {
  return (line?.text ?? '').replace(/^[•▪■*–-]\s+/, '').split('\t');
}
