import { joinSpacedLetters } from '../clean-text.js';
import type { DocumentLine } from '../text-document.js';
import { belongTogether, sidesBeside } from './belong-together.js';
import type { Fragment } from './fragments.js';
import { type Band, bandsOf, gutterEdges, sidesOf } from './gutters.js';
import { type Row, rowsOf } from './rows.js';
import { joinCentredCells, joinWrappedCells, joinWrappedRanges } from './wrapped-cells.js';

interface Area {
  /** The gutter that it lies beside, and on which side; null across the page. */
  gutter: number | null;
  side: 'left' | 'right' | null;
  rows: Row[];
}

/** Of a column, with something beside them. */
const LEAST_ROWS = 3;
/** Columns in columns in columns: deeper has no page that somebody set. */
const DEEPEST = 4;
/** Points by which a gutter may move from page to page. */
const SAME_GUTTER = 8;

/** Puts what stands on pages into the order in which somebody reads it. */
export function layOut(pages: readonly Fragment[][]): DocumentLine[] {
  const areas: Area[] = [];
  for (const page of pages) {
    const rows = rowsOf(page);
    const inherited = areas.at(-1)?.gutter ?? null;
    const goesOn = inherited !== null && bandsOf(rows, inherited).length === 1 && rows.length > 0;
    const found = goesOn ? columnsOf(rows, inherited) : areasOf(rows, 0);
    if (goesOn || sameGutter(areas.at(-1), found[0])) continueColumns(areas, found);
    else areas.push(...found);
  }
  return joinedAreas(areas).flatMap(({ rows }, area) => rows.map((row) => toLine(row, area)));
}

function areasOf(rows: readonly Row[], depth: number): Area[] {
  const edges = depth > DEEPEST ? [] : gutterEdges(rows);
  const columns = edges.filter((one) => bandsOf(rows, one).some((band) => isColumns(band, one)));
  const [first] = columns;
  const edge = columns.find((one) => first !== undefined && isOuter(rows, one, first)) ?? first;
  if (edge === undefined)
    return [{ gutter: null, side: null, rows: joinWrappedCells(joinWrappedRanges(joinCentredCells(rows))) }];
  return bandsOf(rows, edge).flatMap((band): Area[] => {
    return isColumns(band, edge) ? columnsOf(band.rows, edge, depth) : areasOf(band.rows, depth + 1);
  });
}

/** Whether the second gutter is that of a table inside a column beside the first, and not the other way round. */
function isOuter(rows: readonly Row[], edge: number, inner: number): boolean {
  if (edge === inner || bandsOf(rows, edge).length > bandsOf(rows, inner).length) return false;
  return holds(rows, edge, inner) && !holds(rows, inner, edge);
}

/** A column beside a gutter is a table with another: that of dates inside the main column. */
function holds(rows: readonly Row[], edge: number, inner: number): boolean {
  const { left, right } = sidesOf(rows, edge);
  return belongTogether(inner < edge ? left : right, inner);
}

function isColumns({ split, rows }: Band, edge: number): boolean {
  if (!split || belongTogether(rows, edge)) return false;
  const { left, right } = sidesBeside(rows, edge);
  return Math.min(left.own.length, right.own.length) >= LEAST_ROWS;
}

function columnsOf(rows: readonly Row[], edge: number, depth = 0): Area[] {
  const { left, right } = sidesOf(rows, edge);
  const side = (which: 'left' | 'right', of: Row[]): Area[] => {
    if (of.length === 0) return [];
    const inner = areasOf(of, depth + 1).flatMap((area) => area.rows);
    return [{ gutter: edge, side: which, rows: inner }];
  };
  return [...side('left', left), ...side('right', right)];
}

/** What goes across the page is one area, as long as no columns come between. */
function joinedAreas(areas: readonly Area[]): Area[] {
  const joined: Area[] = [];
  for (const area of areas) {
    const last = joined.at(-1);
    if (last && last.gutter === null && area.gutter === null) last.rows.push(...area.rows);
    else joined.push(area);
  }
  return joined;
}

function sameGutter(last: Area | undefined, first: Area | undefined): boolean {
  if (last?.gutter == null || first?.gutter == null) return false;
  return Math.abs(last.gutter - first.gutter) <= SAME_GUTTER;
}

/** A column goes on in the same column of the next page. */
function continueColumns(areas: Area[], found: readonly Area[]): void {
  const [before, last] = areas.slice(-2);
  for (const area of found) {
    const column = [last, before].find((one) => one?.side === area.side && sameGutter(one, area));
    if (column && area.side !== null) column.rows.push(...area.rows);
    else areas.push(area);
  }
}

function toLine({ segments, page, y, size }: Row, area: number): DocumentLine {
  const letters = (of: readonly { text: string }[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  const bold = letters(segments.filter((one) => one.bold)) * 2 >= letters(segments);
  const text = segments.map((one) => joinSpacedLetters(one.text)).join('\t');
  const edges = segments.map(({ x }) => x);
  return { text, page, x: edges[0] ?? 0, y, size, bold, heading: false, area, links: [], edges };
}
