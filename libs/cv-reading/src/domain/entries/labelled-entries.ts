import type { LabelKind } from '../../words/cv-words.js';
import { type DateSpan, findDateSpans } from '../dates/find-date-spans.js';
import type { CvLine } from '../document.js';
import { labelKind, readLabel } from '../labels.js';

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
    const label = readLabel(line.text, language);
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

const MOST_WRAPPED = 4;

/** A label in a narrow column goes on in the lines below; what stands beside it there is of its value. */
function joinWrappedLabels(lines: readonly CvLine[], language: string | null): CvLine[] {
  const joined: CvLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const [label = '', ...value] = line.text.split('\t');
    let whole = label;
    const values = [...value];
    let used = 0;
    if (value.length > 0 && labelKind(label, language) === null) {
      for (let next = at + 1; next <= at + MOST_WRAPPED && next < lines.length; next += 1) {
        const [more = '', ...rest] = (lines[next]?.text ?? '').split('\t');
        whole = `${whole} ${more}`;
        values.push(...rest);
        if (labelKind(whole, language) === null) continue;
        used = next - at;
        break;
      }
    }
    joined.push(used === 0 ? line : { ...line, text: `${whole}\t${values.join(' ')}` });
    at += used;
  }
  return joined;
}
