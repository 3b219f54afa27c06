import { type Row, rowOf, type Segment } from './rows.js';

/** Rows without anything across a gutter, between rows that go across it. */
export interface Band {
  /** It has something on both sides. */
  split: boolean;
  rows: Row[];
}

/** Of a gutter of columns, this part of its rows on the lesser side at least. */
const LEAST_ROWS = 3;
/** Base lines that are one, as share of the size. */
const SAME_BASE = 0.12;
/** Places where a gutter is looked for; more has no page that somebody set. */
const MOST_EDGES = 40;

/** Left edges of text beside which other text ends: right of a gutter. Those that part most rows come first. */
export function gutterEdges(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  for (const { segments } of rows) {
    for (const { x } of segments) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  const edges = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_EDGES);
  return edges
    .map(([edge]) => edge)
    .filter((edge) => rows.some(({ segments }) => segments.some(({ right }) => right <= edge)))
    .map((edge) => ({ edge, worth: worthOf(rows, edge) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.edge - b.edge)
    .map(({ edge }) => edge);
}

/** How well a gutter parts rows: by how many, less those that belong together as they share a base line. */
function worthOf(rows: readonly Row[], edge: number): number {
  let worth = 0;
  for (const { split, rows: band } of bandsOf(rows, edge)) {
    if (!split) continue;
    const left = band.filter(({ segments }) => segments.some((one) => one.x < edge - 1)).length;
    const right = band.filter(({ segments }) => segments.some((one) => one.x >= edge - 1)).length;
    const least = Math.min(left, right);
    if (least >= LEAST_ROWS) worth += least * (1.05 - band.filter((row) => sharesBase(row, edge)).length / least);
  }
  return worth;
}

/** Text on both sides with the same base line. */
export function sharesBase({ segments, size }: Row, edge: number): boolean {
  const right = segments.filter(({ x }) => x >= edge - 1);
  return segments.some(({ x, y }) => x < edge - 1 && right.some((one) => Math.abs(one.y - y) <= SAME_BASE * size));
}

export function bandsOf(rows: readonly Row[], edge: number): Band[] {
  const bands: Band[] = [];
  let open: Row[] = [];
  const close = () => {
    if (open.length > 0) bands.push({ split: isSplit(open, edge), rows: open });
    open = [];
  };
  for (const row of rows) {
    if (row.segments.some(({ x, right }) => x < edge - 1 && right > edge)) {
      close();
      const last = bands.at(-1);
      if (last && !last.split) last.rows.push(row);
      else bands.push({ split: false, rows: [row] });
    } else open.push(row);
  }
  close();
  return bands;
}

function isSplit(rows: readonly Row[], edge: number): boolean {
  const sides = rows.flatMap(({ segments }) => segments.map(({ x }) => x < edge - 1));
  return sides.includes(true) && sides.includes(false);
}

export function sidesOf(rows: readonly Row[], edge: number): { left: Row[]; right: Row[] } {
  const side = (fits: (segment: Segment) => boolean) =>
    rows.flatMap(({ segments, page }) => rowOf(segments.filter(fits), page) ?? []);
  return { left: side(({ x }) => x < edge - 1), right: side(({ x }) => x >= edge - 1) };
}
