import { sharesBase, sidesOf } from './gutters.js';
import type { Row } from './rows.js';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/;
/** Leading, in sizes of the letters: of lines that belong together at most so much, and how much it may differ. */
const LEAST_LEADING = 0.9;
const BLOCK_LEADING = 1.9;
const SAME_LEADING = 1.25;
const SHORT_BLOCK = 3;
/** A date with a place and a name of a degree beneath. */
const LONGEST_DATED = 4;
/** Of base lines, in sizes: of one row, and of one line. */
const SAME_ROW = 0.4;
const SAME_BASE = 0.12;
/** What letters reach below their base line, in sizes. */
const DESCENT = 0.2;
const LONGEST_DATE = 40;

/**
 * Whether the two sides of a gutter are read row by row, as in a table: dates, labels or headings on one side, what they are about on the
 * other. Otherwise they are columns of a page.
 */
export function belongTogether(rows: readonly Row[], edge: number): boolean {
  const sides = sidesOf(rows, edge);
  // What has nothing beside it goes across the page, though it is short: headings above a table.
  const left = sides.left.filter((row) => sides.right.some((other) => meets(row, other)));
  const right = sides.right.filter((row) => sides.left.some((other) => meets(row, other)));
  const shared = rows.filter((row) => hasBothSides(row, edge));
  if (shared.length === 0 && centredRows(left, right)) return true;
  const lines = left.length + right.length - shared.length;
  const sameBase = shared.filter((row) => sharesBase(row, edge)).length;
  if (lines > 0 && shared.length >= 0.9 * lines && sameBase >= 0.7 * lines) return true;
  if (sharesAll(left, rows, edge) || sharesAll(right, rows, edge)) return true;
  const places = { left: { own: left, others: sides.right }, right: { own: right, others: sides.left } };
  return isLabelSide(places.left, shared) || isLabelSide(places.right, shared);
}

/** Short blocks that each begin beside a line of the other side: mostly dates, or few of them. */
function isLabelSide(
  { own: rows, others }: { own: readonly Row[]; others: readonly Row[] },
  shared: readonly Row[],
): boolean {
  if (rows.length === 0 || rows.length > others.length) return false;
  const blocks = blocksOf(rows);
  const anchored = blocks.filter(
    (block) => others.some((row) => isNear(block, row)) || others.some((row) => isCentred(block, row)),
  );
  if (anchored.length < 0.8 * blocks.length) return false;
  const dated = rows.filter(({ segments: [only, more] }) => {
    return only && !more && YEAR.test(only.text) && only.text.length < LONGEST_DATE;
  });
  const isDated = dated.length >= 0.35 * rows.length && blocks.every((block) => block.length <= LONGEST_DATED);
  if (isDated) return true;
  const tied = blocks.filter(([line]) => shared.some((row) => line !== undefined && isSameBase(line, row, rows)));
  const isShort = blocks.every((block) => block.length <= SHORT_BLOCK);
  return isShort && tied.length >= 0.8 * blocks.length && rows.length <= 0.5 * others.length;
}

/** Lines as close to each other as the closest are one block. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const gaps = rows.slice(1).map((row, at) => gapAfter(rows[at], row));
  const leading = Math.min(...gaps.filter((gap) => gap >= LEAST_LEADING), BLOCK_LEADING);
  const blocks: Row[][] = [];
  rows.forEach((row, at) => {
    if (at > 0 && (gaps[at - 1] ?? 0) <= leading * SAME_LEADING) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  });
  return blocks;
}

/** From base line to base line, in sizes of the letters. */
function gapAfter(above: Row | undefined, row: Row): number {
  return above?.page === row.page ? (row.y - above.y) / row.size : Number.POSITIVE_INFINITY;
}

/** Whether two rows overlap in height. */
function meets(a: Row, b: Row): boolean {
  return a.page === b.page && a.y - a.size < b.y + b.size * DESCENT && b.y - b.size < a.y + a.size * DESCENT;
}

/** The first line of a block lies beside another. */
function isNear([first]: readonly Row[], row: Row): boolean {
  return first !== undefined && first.page === row.page && Math.abs(first.y - row.y) <= row.size * 0.5;
}

/** A table whose cells lie in the middle may have no base line in common. */
function centredRows(left: readonly Row[], right: readonly Row[]): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const centred = few.filter((row) => blocksOf(many).some((block) => isCentred(block, row)));
  return few.length > 0 && centred.length >= 0.8 * few.length;
}

/** The line lies on a base line with what is in its row on the other side. */
function isSameBase(line: Row, row: Row, own: readonly Row[]): boolean {
  if (line.page !== row.page || Math.abs(line.y - row.y) > row.size * SAME_ROW) return false;
  const mine = new Set(own.flatMap(({ segments }) => segments));
  return row.segments.some((one) => !mine.has(one) && Math.abs(one.y - line.y) <= row.size * SAME_BASE);
}

/** A cell of two lines lies in the middle beside one of one line, or of three. */
function isCentred(block: readonly Row[], row: Row): boolean {
  const [first, last] = [block[0], block.at(-1)];
  if (!first || !last || block.length < 2 || block.length > SHORT_BLOCK || first.page !== row.page) return false;
  return Math.abs((first.y + last.y) / 2 - row.y) <= row.size * 0.2;
}

/** Each line of a side lies on a base line of the other. */
function sharesAll(own: readonly Row[], rows: readonly Row[], edge: number): boolean {
  const tied = rows.filter((row) => sharesBase(row, edge)).map(({ y }) => y);
  const shared = own.filter(({ y, size }) => tied.some((other) => Math.abs(other - y) <= size * 0.2));
  return own.length > 0 && shared.length >= 0.9 * own.length;
}

function hasBothSides({ segments }: Row, edge: number): boolean {
  return segments.some(({ x }) => x < edge - 1) && segments.some(({ x }) => x >= edge - 1);
}
