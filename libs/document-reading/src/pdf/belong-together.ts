import { sharesBase, sidesOf } from './gutters.js';
import type { Row } from './rows.js';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/;
/** Lines closer than this, in sizes of their letters, are one block. */
const BLOCK_LEADING = 1.9;
const SHORT_BLOCK = 3;
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
  if (shared.length === 0) return false;
  const lines = left.length + right.length - shared.length;
  const sameBase = shared.filter((row) => sharesBase(row, edge)).length;
  if (shared.length >= 0.9 * lines && sameBase >= 0.7 * lines) return true;
  if (sharesAll(left, rows, edge) || sharesAll(right, rows, edge)) return true;
  return isLabelSide(left, sides.right.length, shared) || isLabelSide(right, sides.left.length, shared);
}

/** Short blocks that each begin beside a line of the other side: mostly dates, or few of them. */
function isLabelSide(rows: readonly Row[], otherRows: number, shared: readonly Row[]): boolean {
  if (rows.length > otherRows) return false;
  const blocks = blocksOf(rows);
  const anchored = blocks.filter(([first]) => first && shared.some((row) => isNear(first, row)));
  if (anchored.length < 0.8 * blocks.length) return false;
  const dated = rows.filter(({ segments }) =>
    segments.some(({ text }) => YEAR.test(text) && text.length < LONGEST_DATE),
  );
  if (dated.length >= 0.35 * rows.length) return true;
  return blocks.every((block) => block.length <= SHORT_BLOCK) && rows.length <= 0.5 * otherRows;
}

function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1);
    if (before && row.page === before.page && row.y - before.y <= BLOCK_LEADING * row.size) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** Whether two rows overlap in height. */
function meets(a: Row, b: Row): boolean {
  return a.page === b.page && a.y - a.size < b.y + b.size * DESCENT && b.y - b.size < a.y + a.size * DESCENT;
}

function isNear(a: Row, b: Row): boolean {
  return a.page === b.page && Math.abs(a.y - b.y) <= b.size * 0.5;
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
