import { blocksOf, gapOf } from '../blocks.js';
import { styleOf } from '../sections/line-style.js';
import { type EntryLine, isDuration } from './find-anchors.js';

/** The lines of one entry. */
export interface Entry {
  lines: EntryLine[];
  /** Where its date stands. */
  anchor: number;
}

/** Lines of a title, an employer and a place may stand above a date. */
const MOST_ABOVE = 3;
const LONGEST_HEAD = 110;
/** A gap so much larger than the usual one begins something. */
const WIDER = 1.3;

/** Cuts a section into entries, each with one date. */
export function groupEntries(lines: readonly EntryLine[]): Entry[] {
  const anchors = lines.flatMap(({ date }, at) => (date === null ? [] : at));
  const [first] = anchors;
  if (first === undefined) return [];
  const starts = startsOfBlocks(lines, anchors) ?? startsOfTitles(lines, anchors) ?? startsAbove(lines, anchors, first);
  return starts.map((start, at) => ({
    lines: lines.slice(start, starts[at + 1] ?? lines.length),
    anchor: (anchors[at] ?? start) - start,
  }));
}

/** Where blocks have one date each, they are the entries. */
function startsOfBlocks(lines: readonly EntryLine[], anchors: readonly number[]): number[] | null {
  let next = 0;
  const blocks = blocksOf(lines.map(({ line }) => line)).map((block) => {
    const start = next;
    next += block.length;
    return { start, dates: anchors.filter((anchor) => anchor >= start && anchor < next).length };
  });
  return blocks.length > 1 && blocks.every(({ dates }) => dates === 1) ? blocks.map(({ start }) => start) : null;
}

/** Where each date has one line above it that is set in a way of its own, with a description between them, that line begins the entry. */
function startsOfTitles(lines: readonly EntryLine[], anchors: readonly number[]): number[] | null {
  if (anchors.length < 2) return null;
  const styles = new Map<string, number[]>();
  for (const [at, { line }] of lines.entries()) {
    const titles = styles.get(styleOf(line)) ?? [];
    titles.push(at);
    styles.set(styleOf(line), titles);
  }
  const isTitle = (titles: readonly number[]) =>
    titles[0] === 0 &&
    titles.length === anchors.length &&
    titles.every((title, at) => title < (anchors[at] ?? 0) && title > (anchors[at - 1] ?? -1)) &&
    titles.some((title, at) => (anchors[at] ?? 0) - title > 1);
  return [...styles.values()].find(isTitle) ?? null;
}

/** How many lines stand above the first date says where the others begin. */
function startsAbove(lines: readonly EntryLine[], anchors: readonly number[], first: number): number[] {
  const above = headAbove(lines, first, -1, MOST_ABOVE);
  return anchors.map((anchor, at) => {
    const before = anchors[at - 1];
    if (before === undefined) return anchor - above;
    return above === 0 ? anchor : startOf(lines, { anchor, before, above, first: first - above });
  });
}

interface Between {
  anchor: number;
  before: number;
  /** Lines above the first date. */
  above: number;
  /** The first line of the first entry. */
  first: number;
}

/** The first line of a later entry: after a gap, or set like the first line of the first entry, or as far above the date. */
function startOf(lines: readonly EntryLine[], { anchor, before, above, first }: Between): number {
  const most = headAbove(lines, anchor, before, MOST_ABOVE);
  const gap = gapStart(lines, anchor, Math.max(before + 1, anchor - most));
  if (gap !== null) return gap;
  const model = lines[first];
  const style = model && styleOf(model.line);
  const isTelling = lines.filter(({ line }) => styleOf(line) === style).length < lines.length / 2;
  for (let at = anchor - most; isTelling && at <= anchor; at += 1) {
    const line = lines[at];
    if (line && styleOf(line.line) === style) return at;
  }
  return anchor - Math.min(most, above);
}

/** Lines right above a date that may be of a head: short, no bullets, no sentences, not indented. */
function headAbove(lines: readonly EntryLine[], anchor: number, before: number, most: number): number {
  const dated = lines[anchor];
  let count = 0;
  while (count < most && anchor - count - 1 > before) {
    const line = lines[anchor - count - 1];
    if (line === undefined || dated === undefined || !isHead(line, dated)) break;
    count += 1;
  }
  return count;
}

export function isHead({ line, bullet, text }: EntryLine, dated: EntryLine): boolean {
  if (bullet || line.text.length > LONGEST_HEAD || /^\p{Ll}/u.test(text)) return false;
  if (/\p{L}{3}\.$/u.test(line.text) && line.text.length > 50) return false;
  return line.area !== dated.line.area || line.x <= dated.line.x + 6 || isDuration(text);
}

/** The line after the widest gap, if that is wider than the others. */
function gapStart(lines: readonly EntryLine[], anchor: number, from: number): number | null {
  const gaps: { at: number; gap: number }[] = [];
  for (let at = Math.max(1, from - 1); at <= anchor; at += 1) {
    const gap = gapBefore(lines, at);
    if (gap !== null) gaps.push({ at, gap });
  }
  const widest = gaps.reduce((best, one) => (one.gap > best.gap ? one : best), { at: -1, gap: 0 });
  const usual = usualGap(lines);
  return usual > 0 && widest.at >= from && widest.gap > usual * WIDER ? widest.at : null;
}

function gapBefore(lines: readonly EntryLine[], at: number): number | null {
  return gapOf(lines[at - 1]?.line, lines[at]?.line);
}

function usualGap(lines: readonly EntryLine[]): number {
  const gaps = lines.flatMap((_, at) => gapBefore(lines, at) ?? []).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}
