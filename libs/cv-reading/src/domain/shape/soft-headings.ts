import { type Block, blocksOf } from '../blocks.js';
import type { CvLine } from '../document.js';
import { type EntryLine, entryLines, isBullet } from '../entries/find-anchors.js';
import { bodyStyle, standsOut, styleOf } from '../sections/line-style.js';
import { isShort } from '../sections/short-line.js';
import type { ShapeContext } from './shape-context.js';
import { isOfLanguages, undatedKind } from './undated-kind.js';

/** Lines under a line that may be a heading; those before the first one have none. */
export interface Part {
  heading: CvLine | null;
  lines: CvLine[];
}

const MOST_WORDS = 7;
/** "My work as a cook" has a word of a job; "cook" is one. */
const SURE_TITLE = 1.9;
/** Beside its date an entry has a title and a name. */
const PIECES = /\t|,\s+|\s[|·•–—]\s|\s-\s/;

/** Cuts lines at what may be a heading though no list has it: a short line with room above it, that is set apart from what follows. */
export function partsOf(lines: readonly CvLine[], context: ShapeContext): Part[] {
  const headings = softHeadings(lines, context);
  const parts: Part[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (headings.has(line)) parts.push({ heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function softHeadings(lines: readonly CvLine[], context: ShapeContext): ReadonlySet<CvLine> {
  const body = bodyStyle(lines);
  const read = new Map(entryLines(lines, context.language).map((one) => [one.line, one]));
  const isDated = (line: CvLine | undefined) => line !== undefined && read.get(line)?.date != null;
  const blocks = blocksOf(lines, context.lineGap);
  const headings = new Set<CvLine>();
  blocks.forEach((block, at) => {
    const [first, second] = block;
    const after = second ?? blocks[at + 1]?.[0];
    if (first === undefined || after === undefined || isDated(first) || !mayBeHeading(first, context)) return;
    const isApart = second === undefined || standsOut(first, body);
    const isAboveEntry = isWhole(read.get(after));
    if (
      at === 0
        ? isAboveTitle(block, body)
        : isApart || isAboveEntry || isAboveList(block, headings.has(last(blocks[at - 1])), context)
    )
      headings.add(first);
  });
  return withoutTitles(headings, lines, body);
}

/** Where a line right below a heading looks as others do that may be headings, those are titles of entries. */
function withoutTitles(headings: ReadonlySet<CvLine>, lines: readonly CvLine[], body: string): ReadonlySet<CvLine> {
  const titles = new Set(
    lines.flatMap((line, at) => {
      const below = lines[at + 1];
      return headings.has(line) && below && styleOf(below) !== styleOf(line) && standsOut(below, body)
        ? styleOf(below)
        : [];
    }),
  );
  return new Set([...headings].filter((line) => !titles.has(styleOf(line))));
}

/** An entry that needs no line above it: its date comes first, or beside it stand a title and a name. */
function isWhole(entry: EntryLine | undefined): boolean {
  if (entry?.date == null) return false;
  return (entry.before === '' && entry.after !== '') || entry.text.split(PIECES).length > 1;
}

/** What stands first is most often the name; a heading has a title of the same look right below it. */
function isAboveTitle([first, second, third]: Block, body: string): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    standsOut(first, body) &&
    styleOf(first) === styleOf(second)
  );
}

function isAboveList(block: Block, isBelowHeading: boolean, context: ShapeContext): boolean {
  return !isBelowHeading && undatedKind(block.slice(1), context, true) !== null;
}

function last(block: Block | undefined): CvLine {
  return block?.at(-1) as CvLine;
}

/** A job or a degree is the title of an entry. */
function isTitle(text: string, { work, school }: ShapeContext): boolean {
  return work.what(text) > SURE_TITLE || school.what(text) > SURE_TITLE;
}

function mayBeHeading(line: CvLine, context: ShapeContext): boolean {
  const { text } = line;
  if (!isShort(text) || text.split(/\s+/).length > MOST_WORDS || isBullet(text) || isOfLanguages(line, context))
    return false;
  return /^\P{L}*\p{Lu}/u.test(text) && !/[\d@\t]|[,.;]\s*$|,\s/.test(text) && !isTitle(text, context);
}
