import type { CvLine } from '../document.js';
import { readLabel } from '../labels.js';
import { namesLanguages } from '../languages/language-names.js';
import { type HeadingGaps, headingGaps, isApart } from './heading-gaps.js';
import { type HeadingMeaning, headingByStems, wholeHeading } from './heading-words.js';
import { bodyStyle, differsInCapitals, isFramed, sizeOf, standsOut, styleOf } from './line-style.js';
import type { SectionKind } from './section-kind.js';
import { isShort } from './short-line.js';

/** Lines under one heading; `head` is what stands before any. */
export interface Section {
  kind: SectionKind | 'head';
  /** What else its heading names. */
  also: readonly SectionKind[];
  heading: CvLine | null;
  languages: readonly string[];
  lines: CvLine[];
}

/** Lines of a kind that no heading is above. */
export function sectionOf(kind: Section['kind'], lines: CvLine[]): Section {
  return { kind, also: [], heading: null, languages: [], lines };
}

const BULLET = /^[•◦▪▫■□●○‣⁃∙·*–—-]\s/;
/** So many headings in a style make it the style of headings. */
const TELLING = 2;
/** Unknown lines in a style of headings, for each known one: more, and it is no style of headings. */
/** Items behind a label that has words of a heading: "I am good at: baking, ordering, talking to guests". */
const SHORTEST_LIST = 3;
const UNKNOWN_SHARE = 1.5;
/** Letters of headings beside those of the text. */
const LARGER = 1.08;

/** Cuts a document at its headings. Each column has its own row of sections; one that begins on a new page goes on with the last. */
export function findSections(lines: readonly CvLine[]): Section[] {
  const styles = headingStyles(lines);
  const body = bodyStyle(lines);
  const gaps = headingGaps(lines);
  const sections: Section[] = [];
  const byArea = new Map<number, Section>();
  let last: { section: Section; line: CvLine } | undefined;
  const begin = (section: Section) => {
    sections.push(section);
    return section;
  };
  let largest = 0;
  /** An address came before: that is below the name. */
  let reached = false;
  const hasBegun = ({ size }: CvLine) => sections.some(({ heading }) => heading !== null) || largest > size * 1.2;
  /** Those whose heading is the beginning of a line. */
  const inline = new Set<Section>();
  let skip = -1;
  lines.forEach((line, at) => {
    if (at === skip) return;
    const isEmpty = last?.section.heading !== null && last?.section.lines.length === 0;
    const goesOn = last !== undefined && (last.line.area === line.area || line.page > last.line.page || isEmpty);
    let section = byArea.get(line.area) ?? (goesOn ? last?.section : undefined);
    if (section && last && inline.has(section) && isBehindList(last.line, line)) section = undefined;
    const after = lines[at + 1];
    const around = {
      styles,
      body,
      gaps,
      before: lines[at - 1],
      after,
      begun: hasBegun(line) || reached,
      within: section?.kind ?? 'head',
    };
    const wrapped = after && wrappedHeading(line, after, around);
    const found = wrapped ?? headingOf(line, around);
    if (wrapped) skip = at + 1;
    if (found) {
      section = begin({ kind: found.kind, also: found.also, heading: line, languages: found.languages, lines: [] });
      if (found.rest !== null) {
        section.lines.push({ ...line, text: found.rest });
        inline.add(section);
      }
    } else {
      section ??= begin({ kind: 'head', also: [], heading: null, languages: [], lines: [] });
      section.lines.push(line);
    }
    byArea.set(line.area, section);
    last = { section, line };
    largest = Math.max(largest, line.size);
    reached ||= line.text.includes('@');
  });
  return sections.map(asContact);
}

/** A list in a line of its own ends with a full stop, or with room below it. */
function isBehindList(above: CvLine, line: CvLine): boolean {
  return (
    above.page === line.page &&
    above.area === line.area &&
    (/\.\s*$/.test(above.text) || line.y - above.y > above.size * LEADING)
  );
}

const LEADING = 1.9;
const MOST_CONTACT_LINES = 15;

/** "Get in touch": what no list of headings has, but holds an address, says how to reach somebody. */
function asContact(section: Section): Section {
  const isUnknown = isUnknownHeading(section);
  const reaches =
    section.lines.length <= MOST_CONTACT_LINES && section.lines.some(({ text }) => /@|\+\d{2}/.test(text));
  return isUnknown && reaches ? { ...section, kind: 'contact' } : section;
}

/** It is set as headings are, and no list of headings has it. */
export function isUnknownHeading({ kind, heading, languages }: Section): boolean {
  return kind === 'other' && heading !== null && languages.length === 0;
}

/** A heading that goes on in the line below, in a narrow column. */
function wrappedHeading(line: CvLine, after: CvLine, { styles, begun }: Surroundings): FoundHeading | null {
  const style = styleOf(line);
  if (line.area !== after.area || line.page !== after.page || style !== styleOf(after)) return null;
  if (!line.bold && !style.includes('capitals')) return null;
  if (after.y - line.y > line.size * 1.6 || !isShort(line.text) || !isShort(after.text)) return null;
  const text = `${line.text} ${after.text}`;
  const isStyle = begun && styles.has(styleOf(line)) && wholeHeading(after.text) === null && !/\t/.test(text);
  const meaning = wholeHeading(text) ?? (isStyle ? headingByStems(text) : null);
  return meaning && { ...meaning, rest: null };
}

interface Surroundings {
  styles: ReadonlySet<string>;
  body: string;
  gaps: HeadingGaps;
  before: CvLine | undefined;
  after: CvLine | undefined;
  /** The section that the line would belong to. */
  within: Section['kind'];
  /** A heading came before, or a larger line: what is set so above all of them is the name. */
  begun: boolean;
}

interface FoundHeading extends HeadingMeaning {
  /** What follows it in the same line. */
  rest: string | null;
}

function headingOf(line: CvLine, around: Surroundings): FoundHeading | null {
  if (BULLET.test(line.text)) return null;
  const whole = isShort(line.text) ? wholeHeading(line.text) : null;
  const isStyle = around.styles.has(styleOf(line));
  if (whole && (isStyle || isPlausible(line, whole.kind, around))) return { ...whole, rest: null };
  if (around.begun && isStyle && isShort(line.text) && !/\t|\d{3}|@/.test(line.text)) {
    const meaning = headingByStems(line.text);
    if (meaning !== null || !isAcronym(line, around.body)) return { ...(meaning ?? UNKNOWN), rest: null };
  }
  return inlineHeading(line, around.within);
}

const UNKNOWN: HeadingMeaning = { kind: 'other', also: [], languages: [] };
const LONGEST_ACRONYM = 6;

/** "SAP" in a list, where headings are set in capitals. */
function isAcronym(line: CvLine, body: string): boolean {
  return line.text.length <= LONGEST_ACRONYM && !/\s/.test(line.text) && differsInCapitals(line, body);
}

/** A heading without the style of the others: it stands out, or apart from other text where headings do. */
function isPlausible(line: CvLine, kind: SectionKind, { styles, body, gaps, before, after }: Surroundings): boolean {
  if (standsOut(line, body)) return true;
  return styles.size === 0 && (!gaps.kinds.has(kind) || isApart(line, before, after));
}

/** "Languages: German, English", "Mother tongue⇥German", and "IT skills⇥Excel" where skills or languages are listed. */
function inlineHeading(line: CvLine, within: Section['kind']): FoundHeading | null {
  const label = readLabel(line.text, null);
  if (within !== 'languages' && (label?.kind === 'motherTongue' || label?.kind === 'otherLanguages')) {
    return { kind: 'languages', also: [], languages: [], rest: line.text };
  }
  const [, name = '', rest = ''] = /^([^:\t]{3,40})(?:\s*:\s*|\s*\t\s*)(.+)$/.exec(line.text) ?? [];
  const isList = rest.split(/[,;•·]/).length >= SHORTEST_LIST;
  const meaning = name === '' ? null : (wholeHeading(name) ?? (isList ? headingByStems(name) : null));
  if (meaning === null || rest === '') return null;
  if (meaning.kind === 'languages' && namesLanguages(rest)) return { ...meaning, rest };
  const isSkills = meaning.kind === 'skills' && (within === 'languages' || within === 'head' || within === 'other');
  return isSkills && !namesLanguages(rest) ? { ...meaning, rest } : null;
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
    ([style, count]) =>
      (count >= TELLING || isLarger(style, body)) && (unknown.get(style) ?? 0) <= count * UNKNOWN_SHARE,
  );
  if (styles.length > 0) return new Set(styles.map(([style]) => style));
  const style = styleOfStrangeHeadings(lines, body);
  return new Set(style === null ? [] : [style]);
}

function isLarger(style: string, body: string): boolean {
  return sizeOf(style) > sizeOf(body) * LARGER;
}

/** Where no heading is known: the largest style of several short lines that say no date and no address, each above text of another style. */
function styleOfStrangeHeadings(lines: readonly CvLine[], body: string): string | null {
  const counts = new Map<string, number>();
  lines.forEach((line, at) => {
    const style = styleOf(line);
    const after = lines[at + 1];
    if (!line.heading && !isLarger(style, body) && !isFramed(line.text)) return;
    const isOne =
      after !== undefined && styleOf(after) !== style && isShort(line.text) && !/[\t@]|\d{2}/.test(line.text);
    counts.set(style, (counts.get(style) ?? 0) + (isOne ? 1 : -1));
  });
  const several = [...counts].filter(([, count]) => count >= TELLING).map(([style]) => style);
  return several.reduce<string | null>((best, style) => (best && sizeOf(best) >= sizeOf(style) ? best : style), null);
}
