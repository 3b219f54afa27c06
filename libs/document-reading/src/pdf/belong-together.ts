import { sharesBase, sidesOf } from './gutters.js';
import type { Row } from './rows.js';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/;
/** Lines closer than this, in sizes of their letters, are one block. */
const BLOCK_LEADING = 1.9;
const SHORT_BLOCK = 3;

/**
 * Whether the two sides of a gutter are read row by row, as in a table: dates, labels or headings on one side, what they are about on the
 * other. Otherwise they are columns of a page.
 */
export function belongTogether(rows: readonly Row[], edge: number): boolean {
  const { left, right } = sidesOf(rows, edge);
  const shared = rows.filter((row) => bothSides(row, edge));
  if (shared.length === 0) return false;
  const lesser = Math.min(left.length, right.length);
  if (shared.length >= 0.9 * rows.length && shared.filter((row) => sharesBase(row, edge)).length >= 0.7 * rows.length) {
    return true;
  }
  return isLabelSide(left, shared, lesser, right.length) || isLabelSide(right, shared, lesser, left.length);
}

function isLabelSide(side: readonly Row[], shared: readonly Row[], lesser: number, others: number): boolean {
  if (side.length > lesser && side.length > others) return false;
  const blocks = blocksOf(side);
  const anchored = blocks.filter(([first]) =>
    shared.some(({ y, size }) => first && Math.abs(first.y - y) <= size * 0.5),
  );
  if (anchored.length < 0.8 * blocks.length) return false;
  const short = blocks.filter((block) => block.length <= SHORT_BLOCK);
  const dated = side.filter(({ segments }) => segments.some(({ text }) => YEAR.test(text) && text.length < 40));
  if (dated.length >= 0.35 * side.length) return true;
  return short.length === blocks.length && side.length <= 0.5 * others;
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

function bothSides({ segments }: Row, edge: number): boolean {
  return segments.some(({ x }) => x < edge - 1) && segments.some(({ x }) => x >= edge - 1);
}
