import { type DateSpan, findDateSpans } from '../dates/find-date-spans.js';
import type { CvLine } from '../document.js';

/** A line of a section with what its date says of an entry. */
export interface EntryLine {
  line: CvLine;
  /** Without bullet and dates. */
  text: string;
  bullet: boolean;
  /** The date by which an entry is known; null in all other lines. */
  date: DateSpan | null;
  /** What stands before the date, and after it. */
  before: string;
  after: string;
}

type Placement = 'whole' | 'start' | 'end' | 'middle';
/** What parts the date from the words beside it: an edge of the line or cell, a separator, a blank alone. */
type Boundary = 'hard' | 'soft' | 'none';

interface Candidate {
  at: number;
  span: DateSpan;
  placement: Placement;
  boundary: Boundary;
  /** Where the next cell begins, if the line has several, does not matter: the left edge of the line does. */
  x: number;
  page: number;
  area: number;
  bullet: boolean;
  /** It stands in a cell of its own, before another. */
  cell: boolean;
}

const BULLET = /^(?:[•◦▪▫■□●○‣⁃∙·*➢➤✓✔]|[-–—](?=\s)|\d{1,2}[.)]\s(?=\p{L}))\s*/u;
const LONGEST_DATED = 160;
/** Before a date, in a line that ends with a full stop. */
const SENTENCE_WORDS = 5;
/** Points by which lines of one edge may differ. */
const SAME_EDGE = 4;
/** Dates that are set to the right of their column begin where they are long enough to. */
const RAGGED_EDGE = 10;
/** Those in a column of their own: "03/2019 – today" is shorter than "09/2015 – 02/2019". */
const RAGGED_CELL = 60;
/** "(4 years 3 months)", "· 2 Jahre". */
const DURATION =
  /^[\s·•,–-]*[([]?\s*\d{1,2}\s*\p{L}{1,12}\.?(?:\s*(?:,|\p{L}{1,3})?\s*\d{1,2}\s*\p{L}{1,12}\.?)?\s*[)\]]?[\s.·•|]*$/u;

/** Finds the lines whose dates begin or end entries, and none of those that only mention a date. */
export function entryLines(lines: readonly CvLine[], language: string | null): EntryLine[] {
  const anchors = new Map(
    chooseAnchors(lines.flatMap((line, at) => candidateOf(line, at, language) ?? [])).map((one) => [one.at, one.span]),
  );
  return lines.map((line, at) => {
    const bullet = BULLET.test(line.text);
    const span = anchors.get(at) ?? null;
    const before = span ? trimmed(line.text.slice(0, span.from).replace(BULLET, '')) : '';
    const after = span ? withoutDuration(line.text.slice(span.to)) : '';
    const text = span ? [before, after].filter((part) => part !== '').join('\t') : line.text.replace(BULLET, '');
    // The line that names an entry is its head, though each may begin with a bullet.
    return { line, text, bullet: bullet && span === null, date: span, before, after };
  });
}

/** A line is looked at for several ends; its dates are read once. */
const spansOfLines = new WeakMap<CvLine, { language: string | null; spans: DateSpan[] }>();

function spansOf(line: CvLine, language: string | null): DateSpan[] {
  const known = spansOfLines.get(line);
  if (known?.language === language) return known.spans;
  const spans = findDateSpans(line.text, language);
  spansOfLines.set(line, { language, spans });
  return spans;
}

function candidateOf(line: CvLine, at: number, language: string | null): Candidate | null {
  if (line.text.length > LONGEST_DATED || !/\d/.test(line.text)) return null;
  const bullet = BULLET.test(line.text);
  const spans = spansOf(line, language);
  const span = spans.find(({ kind }) => kind === 'range') ?? spans.find(({ kind }) => kind === 'since') ?? spans[0];
  if (span === undefined) return null;
  const before = line.text.slice(0, span.from).replace(BULLET, '');
  const after = withoutDuration(line.text.slice(span.to));
  const atStart = trimmed(before) === '';
  const atEnd = trimmed(after.replace(BRACKETED, '')) === '' || SENTENCE.test(line.text.slice(span.to));
  const placement: Placement = atStart && atEnd ? 'whole' : atStart ? 'start' : atEnd ? 'end' : 'middle';
  const boundary = weakest(
    atStart ? 'hard' : boundaryAt(before, /$/),
    atEnd ? 'hard' : boundaryAt(line.text.slice(span.to), /^/),
  );
  if (placement === 'middle' && boundary !== 'hard') return null;
  if (span.kind !== 'range' && boundary === 'none' && placement === 'end' && isSentence(line.text, before)) return null;
  // A date in a cell of its own beside a bullet belongs to the table, not to the bullet.
  const isBullet = bullet && !/\t\s*$/.test(before);
  const cell = atStart && line.text.startsWith('\t', span.to);
  return { at, span, placement, boundary, x: line.x, page: line.page, area: line.area, bullet: isBullet, cell };
}

/** "Responsible for the weekly report since 2020." tells of something, it names nothing. */
function isSentence(text: string, before: string): boolean {
  return /\.\s*$/.test(text) && before.trim().split(/\s+/).length >= SENTENCE_WORDS;
}

/** A mark or a note behind the date of a line: "2013 (92/100)". */
const BRACKETED = /^\s*[([][^()[\]]{1,40}[)\]]\s*$/;

/** What was done there, behind the date of a line that says where: ", 2019–2022. Numerical models." */
const SENTENCE = /^\.\s+\p{Lu}/u;
const HARD_END = /[\t|·•([;:]\s*$|\s[–—-]\s*$/;
/** A comma, or the end of a sentence: "Dependienta en Panadería La Espiga (Getafe). 2013-2017." */
const SOFT_END = /(?:,|(?:\p{L}{3}|\))\.)\s*$/u;
const HARD_START = /^[\s.]*[\t|·•)\];:]|^[\s.]*[–—-]\s/;

function boundaryAt(text: string, side: RegExp): Boundary {
  if ((side.source === '$' ? HARD_END : HARD_START).test(text)) return 'hard';
  return (side.source === '$' ? SOFT_END : /^\s*,/).test(text) ? 'soft' : 'none';
}

function weakest(a: Boundary, b: Boundary): Boundary {
  if (a === 'none' || b === 'none') return 'none';
  return a === 'soft' || b === 'soft' ? 'soft' : 'hard';
}

/** Dates of one section are set alike: the surest of them say how, and others must be like them. */
function chooseAnchors(all: readonly Candidate[]): Candidate[] {
  const plain = all.filter(({ bullet }) => !bullet);
  const usable = plain.some(({ span }) => span.kind !== 'single') ? plain : all;
  const stretches = usable.filter(({ span }) => span.kind !== 'single');
  const sure = stretches.filter(({ boundary }) => boundary === 'hard');
  const starting = stretches.filter(({ placement, boundary }) => placement === 'start' && boundary !== 'hard');
  const model = sure.length >= starting.length && sure.length > 0 ? sure : starting.length > 0 ? starting : stretches;
  const years = alikeYears(plain);
  if (years.length > Math.max(1, model.length)) return [...years, ...sure.filter((one) => !isIndented(one, years))];
  if (model.length === 0) {
    const apart = usable.filter(({ boundary, placement }) => boundary === 'hard' || placement === 'start');
    // "Certificate, College, 2012": where no date is set apart, a comma parts it well enough.
    return apart.length > 0
      ? apart
      : usable.filter(({ boundary, placement }) => boundary === 'soft' && placement === 'end');
  }
  const placements = new Set(model.map(({ placement }) => placement));
  return usable.filter((one) => {
    // Dates of a narrow column are often set to its right.
    const isColumn = one.span.kind !== 'single' && one.placement === 'whole' && !one.bullet;
    if (!isColumn && isIndented(one, model)) return false;
    if (one.span.kind !== 'single')
      return (
        model.includes(one) || one.placement === 'start' || (one.boundary !== 'none' && placements.has(one.placement))
      );
    const isLike = placements.has(one.placement) || one.placement === 'whole';
    const isParted = one.boundary === 'hard' || (one.boundary === 'soft' && one.placement === 'end' && !one.bullet);
    return isLike && (isParted || model.every(({ boundary }) => boundary !== 'hard'));
  });
}

/** Years alone that all stand in the same way: the year of each degree, and a stretch of time somewhere below one of them. */
function alikeYears(candidates: readonly Candidate[]): Candidate[] {
  const years = candidates.filter(({ span, boundary }) => span.kind === 'single' && boundary === 'hard');
  const groups = years.map(({ x, area, placement }) =>
    years.filter((one) => one.area === area && one.placement === placement && Math.abs(one.x - x) <= SAME_EDGE),
  );
  return groups.reduce<Candidate[]>((best, group) => (group.length > best.length ? group : best), []);
}

/** Farther from the left edge than the dates of entries in the same column. */
function isIndented(one: Candidate, model: readonly Candidate[]): boolean {
  const edges = model.filter((other) => other.area === one.area && other.page === one.page).map(({ x }) => x);
  const others = edges.length > 0 ? edges : model.filter(({ area }) => area === one.area).map(({ x }) => x);
  const edge = one.span.kind === 'single' ? SAME_EDGE : one.cell ? RAGGED_CELL : RAGGED_EDGE;
  return others.length > 0 && one.x > Math.min(...others) + edge && !hasTwin(one, model);
}

/** Lines that end with a date may begin anywhere, where others do too. */
function hasTwin(one: Candidate, model: readonly Candidate[]): boolean {
  const twins = model.filter((other) => other.at !== one.at && Math.abs(other.x - one.x) <= SAME_EDGE && !other.bullet);
  return one.span.kind !== 'single' && one.boundary === 'hard' && twins.length >= 2;
}

function withoutDuration(text: string): string {
  const rest = text.replace(/^\s*[)\]]/, '');
  return DURATION.test(rest) ? '' : trimmed(rest.replace(/^[\s·•,]*\(\s*\d{1,2}\s*\p{L}{1,12}[^()]{0,30}\)/u, ''));
}

function trimmed(text: string): string {
  return text.replace(/^[\s.,:;|·•)\]–—-]+|[\s,:;|·•([–—-]+$/g, '');
}

export function isBullet(text: string): boolean {
  return BULLET.test(text);
}

/** "6 years 5 months" in a line of its own. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
