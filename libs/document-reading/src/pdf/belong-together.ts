import { sharesBase, sidesOf } from './gutters.js';
import type { Row } from './rows.js';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/;
/** Lines closer than this, in sizes of their letters, are one block. */
const BLOCK_LEADING = 1.9;
const SHORT_BLOCK = 3;
const LONGEST_DATE = 40;

interface Block {
  rows: Row[];
  top: number;
  bottom: number;
}

/**
 * Whether the two sides of a gutter are read row by row, as in a table: dates, labels or headings on one side, what they are about on the
 * other. Otherwise they are columns of a page.
 */
export function belongTogether(rows: readonly Row[], edge: number): boolean {
  const sides = sidesOf(rows, edge);
  const [left, right] = [blocksOf(sides.left), blocksOf(sides.right)];
  // What has nothing beside it goes across the page, though it is short: headings above a table.
  const beside = { left: left.filter((one) => meets(one, right)), right: right.filter((one) => meets(one, left)) };
  const shared = rows.filter((row) => hasBothSides(row, edge));
  if (shared.length === 0) return false;
  const lines = rowsBeside(beside.left, beside.right) + rowsBeside(beside.right, beside.left) - shared.length;
  const sameBase = shared.filter((row) => sharesBase(row, edge)).length;
  if (shared.length >= 0.9 * lines && sameBase >= 0.7 * lines) return true;
  return isLabelSide(beside.left, beside.right, shared) || isLabelSide(beside.right, beside.left, shared);
}

/** Short blocks that each begin beside a line of the other side: mostly dates, or few of them. */
function isLabelSide(blocks: readonly Block[], others: readonly Block[], shared: readonly Row[]): boolean {
  const rows = blocks.flatMap((block) => block.rows);
  const otherRows = others.reduce((sum, block) => sum + block.rows.length, 0);
  if (rows.length > otherRows) return false;
  const anchored = blocks.filter(({ rows: [first] }) => first && shared.some((row) => isNear(first, row)));
  if (anchored.length < 0.8 * blocks.length) return false;
  const dated = rows.filter(({ segments }) =>
    segments.some(({ text }) => YEAR.test(text) && text.length < LONGEST_DATE),
  );
  if (dated.length >= 0.35 * rows.length) return true;
  return blocks.every((block) => block.rows.length <= SHORT_BLOCK) && rows.length <= 0.5 * otherRows;
}

function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1);
    if (before && row.page === before.page && row.y - before.y <= BLOCK_LEADING * row.size) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks.map((block) => ({
    rows: block,
    top: (block[0]?.y ?? 0) - (block[0]?.size ?? 0),
    bottom: (block.at(-1)?.y ?? 0) + (block.at(-1)?.size ?? 0) * 0.3,
  }));
}

function meets(block: Block, others: readonly Block[]): boolean {
  return others.some(({ top, bottom }) => top < block.bottom && bottom > block.top);
}

function isNear(a: Row, b: Row): boolean {
  return a.page === b.page && Math.abs(a.y - b.y) <= b.size * 0.5;
}

/** Rows of blocks, but for those above and below all that stands on the other side. */
function rowsBeside(blocks: readonly Block[], others: readonly Block[]): number {
  const rows = blocks.flatMap((block) => block.rows);
  return rows.filter((row) => others.some(({ top, bottom }) => row.y > top && row.y - row.size < bottom)).length;
}

function hasBothSides({ segments }: Row, edge: number): boolean {
  return segments.some(({ x }) => x < edge - 1) && segments.some(({ x }) => x >= edge - 1);
}
