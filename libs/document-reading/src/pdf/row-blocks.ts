import type { Row } from './rows.js';

/** Leading, in sizes of the letters: of lines that belong together at most so much, and how much it may differ. */
const LEAST_LEADING = 0.9;
const BLOCK_LEADING = 1.9;
const SAME_LEADING = 1.25;
/** What letters reach below their base line, in sizes. */
const DESCENT = 0.2;
const LONGEST_CELL = 3;

/** Lines as close to each other as the closest are one block. */
export function blocksOf(rows: readonly Row[]): Row[][] {
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
export function meets(a: Row, b: Row): boolean {
  return a.page === b.page && a.y - a.size < b.y + b.size * DESCENT && b.y - b.size < a.y + a.size * DESCENT;
}

/** A cell of two lines lies in the middle beside one of one line, or of three. */
export function isCentred(block: readonly Row[], row: Row): boolean {
  const [first, last] = [block[0], block.at(-1)];
  if (!first || !last || block.length < 2 || block.length > LONGEST_CELL || first.page !== row.page) return false;
  return Math.abs((first.y + last.y) / 2 - row.y) <= row.size * 0.2;
}
