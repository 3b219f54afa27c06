import type { LabelKind } from '../../words/cv-words.js';
import { type DateSpan, findDateSpans } from '../dates/find-date-spans.js';
import type { CvLine } from '../document.js';
import { readLabel } from '../labels.js';

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
  const read = lines.map((line) => {
    const label = readLabel(line.text, language);
    return { line, label: label !== null && OF_ENTRIES.has(label.kind) ? label : null };
  });
  const kinds = new Set(read.flatMap(({ label }) => label?.kind ?? []));
  const labelled = read.filter(({ label }) => label !== null).length;
  if (
    labelled < FORM * lines.length ||
    !(kinds.has('position') || kinds.has('employer') || kinds.has('title') || kinds.has('school'))
  ) {
    return null;
  }
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
