import { cleanText } from '../clean-text.js';
import type { Fragment } from './fragments.js';

/** Fragments that stand close to each other in one row. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  /** Of its base line. */
  y: number;
  size: number;
  bold: boolean;
}

export interface Row {
  page: number;
  y: number;
  size: number;
  segments: Segment[];
}

/** Shares of the size of the letters. */
const SAME_LINE = 0.35;
const BLANK = 0.18;
const WIDE_GAP = 1;

/** A gap that counts where a column begins, and how many lines begin at the edge of one. */
const COLUMN_GAP = 0.35;
const COLUMN_LINES = 3;

/** Rows from top to bottom, each with its segments from left to right. */
export function rowsOf(fragments: readonly Fragment[]): Row[] {
  const byHeight = [...fragments].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Fragment[][] = [];
  let y = Number.NEGATIVE_INFINITY;
  for (const fragment of byHeight) {
    const row = rows.at(-1);
    const size = Math.min(fragment.size, row?.[0]?.size ?? fragment.size);
    if (row && fragment.y - y <= SAME_LINE * size) row.push(fragment);
    else {
      rows.push([fragment]);
      y = fragment.y;
    }
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  const edges = columnEdges(rows);
  return rows.flatMap((row) => rowOf(segmentsOf(row, edges), row[0]?.page ?? 1) ?? []);
}

/** Where several lines begin, or go on after a wide gap. */
function columnEdges(rows: readonly Fragment[][]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    let right = Number.NEGATIVE_INFINITY;
    for (const fragment of row) {
      const edge = Math.round(fragment.x);
      if (fragment.x - right >= WIDE_GAP * fragment.size) counts.set(edge, (counts.get(edge) ?? 0) + 1);
      right = Math.max(right, fragment.right);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= COLUMN_LINES).map(([edge]) => edge));
}

export function rowOf(segments: Segment[], page: number): Row | null {
  if (segments.length === 0) return null;
  const y = Math.max(...segments.map((one) => one.y));
  return { page, y, size: Math.max(...segments.map((one) => one.size)), segments };
}

function segmentsOf(row: readonly Fragment[], edges: ReadonlySet<number>): Segment[] {
  const runs: Fragment[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const fragment of row) {
    const run = runs.at(-1);
    const wide = edges.has(Math.round(fragment.x)) ? COLUMN_GAP : WIDE_GAP;
    if (run && fragment.x - right < wide * fragment.size) run.push(fragment);
    else runs.push([fragment]);
    right = Math.max(right, fragment.right);
  }
  return joinBullets(runs.map(toSegment)).filter(({ text }) => text !== '');
}

function toSegment(run: readonly Fragment[]): Segment {
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const fragment of run) {
    const apart = fragment.x - right > BLANK * fragment.size;
    text +=
      apart && text !== '' && !/\s$/.test(text) && !/^\s/.test(fragment.text) ? ` ${fragment.text}` : fragment.text;
    right = Math.max(right, fragment.right);
  }
  const letters = (of: readonly Fragment[]) => of.reduce((sum, one) => sum + one.text.trim().length, 0);
  return {
    text: cleanText(text),
    x: Math.min(...run.map(({ x }) => x)),
    right,
    y: run[0]?.y ?? 0,
    size: Math.max(...run.map(({ size }) => size)),
    bold: letters(run.filter(({ bold }) => bold)) * 2 >= letters(run),
  };
}

const BULLET = /^[•◦▪▫■□●○‣⁃∙·–—*-]$/;

/** A bullet and its text are one segment, however wide the gap. */
function joinBullets(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && BULLET.test(before.text)) {
      joined[joined.length - 1] = { ...segment, text: `${before.text} ${segment.text}`, x: before.x };
    } else joined.push(segment);
  }
  return joined;
}
