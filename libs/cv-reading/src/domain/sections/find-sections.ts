import type { CvLine } from '../document.js';
import { namesLanguages } from '../languages/language-names.js';
import { headingByStems, wholeHeading } from './heading-words.js';
import { bodyStyle, standsOut, styleOf } from './line-style.js';
import type { SectionKind } from './section-kind.js';

/** Lines under one heading; `head` is what stands before any. */
export interface Section {
  kind: SectionKind | 'head';
  heading: CvLine | null;
  languages: readonly string[];
  lines: CvLine[];
}

const LONGEST_HEADING = 60;
const MOST_WORDS = 8;
const BULLET = /^[•◦▪▫■□●○‣⁃∙·*–—-]\s/;
/** So many headings in a style make it the style of headings. */
const TELLING = 2;
/** Unknown lines in a style of headings, for each known one: more, and it is no style of headings. */
const UNKNOWN_SHARE = 1.5;

/** Cuts a document at its headings. Each column has its own row of sections; one that begins on a new page goes on with the last. */
export function findSections(lines: readonly CvLine[]): Section[] {
  const styles = headingStyles(lines);
  const body = bodyStyle(lines);
  const sections: Section[] = [];
  const byArea = new Map<number, Section>();
  let last: { section: Section; line: CvLine } | undefined;
  const begin = (section: Section) => {
    sections.push(section);
    return section;
  };
  let largest = 0;
  const hasBegun = ({ size }: CvLine) => sections.some(({ heading }) => heading !== null) || largest > size * 1.2;
  lines.forEach((line, at) => {
    const goesOn = last !== undefined && (last.line.area === line.area || line.page > last.line.page);
    let section = byArea.get(line.area) ?? (goesOn ? last?.section : undefined);
    const found = headingOf(line, {
      styles,
      body,
      before: lines[at - 1],
      after: lines[at + 1],
      begun: hasBegun(line),
    });
    if (found) {
      section = begin({ kind: found.kind, heading: line, languages: found.languages, lines: [] });
      if (found.rest !== null) section.lines.push({ ...line, text: found.rest });
    } else {
      section ??= begin({ kind: 'head', heading: null, languages: [], lines: [] });
      section.lines.push(line);
    }
    byArea.set(line.area, section);
    last = { section, line };
    largest = Math.max(largest, line.size);
  });
  return sections;
}

interface Surroundings {
  styles: ReadonlySet<string>;
  body: string;
  before: CvLine | undefined;
  after: CvLine | undefined;
  /** A heading came before, or a larger line: what is set so above all of them is the name. */
  begun: boolean;
}

interface FoundHeading {
  kind: SectionKind;
  languages: readonly string[];
  /** What follows it in the same line. */
  rest: string | null;
}

function headingOf(line: CvLine, around: Surroundings): FoundHeading | null {
  if (BULLET.test(line.text)) return null;
  const whole = isShort(line.text) ? wholeHeading(line.text) : null;
  const isStyle = around.styles.has(styleOf(line));
  if (whole && (isStyle || isPlausible(line, around))) return { ...whole, rest: null };
  if (around.begun && isStyle && isShort(line.text) && !/\t|\d{3}|@/.test(line.text)) {
    return { ...(headingByStems(line.text) ?? { kind: 'other', languages: [] }), rest: null };
  }
  return inlineHeading(line);
}

/** A heading without the style of the others: it stands out, or apart from other text. */
function isPlausible(line: CvLine, { styles, body, before, after }: Surroundings): boolean {
  if (standsOut(line, body)) return true;
  if (styles.size > 0) return false;
  const gap = before === undefined || before.page !== line.page ? Number.POSITIVE_INFINITY : line.y - before.y;
  const below = after === undefined ? 0 : after.y - line.y;
  return gap > below * 1.2;
}

/** "Languages: German, English" and "Skills⇥Excel". */
function inlineHeading(line: CvLine): FoundHeading | null {
  const [, name = '', rest = ''] = /^([^:\t]{3,40})(?:\s*:\s*|\s*\t\s*)(.+)$/.exec(line.text) ?? [];
  const meaning = name === '' ? null : wholeHeading(name);
  if (meaning === null || rest === '') return null;
  const isLanguages = meaning.kind === 'languages' && namesLanguages(rest);
  return isLanguages ? { ...meaning, rest } : null;
}

/** The styles in which headings are set: known ones are, and little else. */
function headingStyles(lines: readonly CvLine[]): ReadonlySet<string> {
  const body = bodyStyle(lines);
  const known = new Map<string, number>();
  const unknown = new Map<string, number>();
  for (const line of lines) {
    const style = styleOf(line);
    if (style === body || !standsOut(line, body)) continue;
    const isKnown = isShort(line.text) && wholeHeading(line.text) !== null;
    const counts = isKnown ? known : unknown;
    counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  const styles = [...known].filter(
    ([style, count]) => count >= TELLING && (unknown.get(style) ?? 0) <= count * UNKNOWN_SHARE,
  );
  return new Set(styles.map(([style]) => style));
}

function isShort(text: string): boolean {
  return text.length <= LONGEST_HEADING && text.split(/\s+/).length <= MOST_WORDS;
}
