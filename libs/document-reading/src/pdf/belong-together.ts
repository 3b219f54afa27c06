import { sharesBase, sidesOf } from './gutters.js';
import { blocksOf, isCentred, meets } from './row-blocks.js';
import type { Row } from './rows.js';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/;
const LONGEST_DATE = 40;
const SHORT_BLOCK = 3;
/** A date with a place and a name of a degree beneath. */
const LONGEST_DATED = 4;
/** In sizes of letters: how far the first line of a cell may lie from that beside it, and how much that may differ in a table. */
const NEAR = 0.6;
const SAME_OFFSET = 0.15;
/** Blocks by which an offset that is no common base line is known not to be chance. */
const TELLING = 3;

const LARGER = 1.1;
const HEADINGS = 2;
const MANY = 5;

interface Side {
  /** Rows that have something beside them. */
  own: Row[];
  /** All rows of the other side. */
  others: Row[];
}

/** The rows of both sides that have something beside them; what has nothing goes across the page, though it is short: headings above a table. */
export function sidesBeside(rows: readonly Row[], edge: number): { left: Side; right: Side } {
  const { left, right } = sidesOf(rows, edge);
  const beside = (own: Row[], others: Row[]): Side => ({
    own: own.filter((row) => others.some((other) => meets(row, other))),
    others,
  });
  return { left: beside(left, right), right: beside(right, left) };
}

/**
 * Whether the two sides of a gutter are read row by row, as in a table: dates, labels or headings on one side, what they are about on the
 * other. Otherwise they are columns of a page.
 */
export function belongTogether(rows: readonly Row[], edge: number): boolean {
  const { left, right } = sidesBeside(rows, edge);
  if (areCards(left.own, right.own)) return false;
  const shared = rows.filter((row) => hasBothSides(row, edge));
  if (shared.length === 0 && isCentredTable(left.own, right.own)) return true;
  const lines = left.own.length + right.own.length - shared.length;
  const sameBase = shared.filter((row) => sharesBase(row, edge)).length;
  if (lines > 0 && shared.length >= 0.9 * lines && sameBase >= 0.7 * lines) return true;
  if (sharesAll(left.own, rows, edge)) return true;
  if (isLabelSide(left)) return true;
  return !hasHeadings(right.own) && (sharesAll(right.own, rows, edge) || isLabelSide(right));
}

const RANGE = /^[^\d]*(?:\d{1,2}[./])?(?:19|20)\d\d\s*[-–—]/;
/** A card has a title, an organisation and a date at least. */
const LINES_OF_CARD = 3;

/** Stretches of time among the lines of both sides are those of entries that stand beside each other, as cards do. */
function areCards(left: readonly Row[], right: readonly Row[]): boolean {
  const [one, other] = [left, right].map((rows) => {
    const ranges = rows.filter(
      ({ segments: [first] }) => first && RANGE.test(first.text) && first.text.length < LONGEST_DATE,
    );
    return ranges.length > 0 && rows.length >= LINES_OF_CARD * ranges.length ? ranges.length : null;
  });
  return one != null && other != null && Math.abs(one - other) <= 1;
}

/** A column to the right with headings of its own, larger and bolder than what stands below them, is no column of cells though its lines lie beside others. */
function hasHeadings(rows: readonly Row[]): boolean {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const headings = rows.filter(({ size, segments }) => size > usual * LARGER && segments.every(({ bold }) => bold));
  return headings.length >= HEADINGS;
}

/** Short blocks that each begin beside a line of the other side: mostly dates, or few of them. */
function isLabelSide({ own, others }: Side): boolean {
  const blocks = blocksOf(own);
  if (own.length === 0 || blocks.length > others.length) return false;
  const offset = commonOffset(blocks, others);
  if (offset === null) return false;
  const isDated = ({ segments: [only, more] }: Row) =>
    only !== undefined && !more && YEAR.test(only.text) && only.text.length < LONGEST_DATE;
  const dated = own.filter(isDated);
  // What lies on a base line of the other side says nothing against it.
  const telling = own.filter((row) => isDated(row) || !isOnBaseLine(row, others));
  const longest = Math.max(...blocks.map((block) => block.length));
  if (dated.length > 0 && dated.length >= 0.35 * telling.length && longest <= LONGEST_DATED) return true;
  const isTelling = blocks.length >= TELLING || Math.abs(offset) <= SAME_OFFSET;
  return isTelling && longest <= SHORT_BLOCK && own.length <= 0.5 * others.length;
}

/** How far blocks begin above a line of the other side, in sizes of letters, if nearly all of them do so alike or on its base line: as the cells of a table do. */
function commonOffset(blocks: readonly Row[][], others: readonly Row[]): number | null {
  const offsets = blocks.flatMap(([first]) => (first ? (nearest(first, others) ?? []) : [])).sort((a, b) => a - b);
  const middle = offsets[Math.floor(offsets.length / 2)] ?? 0;
  const offsetOf = (block: readonly Row[]) => (block[0] && nearest(block[0], others)) ?? Number.POSITIVE_INFINITY;
  const onBase = (block: readonly Row[]) => Math.abs(offsetOf(block)) <= SAME_OFFSET;
  const alike = blocks.filter((block) => onBase(block) || Math.abs(offsetOf(block) - middle) <= SAME_OFFSET);
  const centred = blocks.filter((block) => onBase(block) || others.some((row) => isCentred(block, row)));
  // By both ways at once chance anchors few blocks, hardly many.
  const either =
    blocks.length >= MANY ? blocks.filter((block) => alike.includes(block) || centred.includes(block)) : [];
  const anchored = [alike, centred, either].sort((a, b) => b.length - a.length)[0] ?? [];
  return anchored.length >= 0.8 * blocks.length ? middle : null;
}

function isOnBaseLine(row: Row, others: readonly Row[]): boolean {
  const offset = nearest(row, others);
  return offset !== null && Math.abs(offset) <= SAME_OFFSET;
}

function nearest(row: Row, others: readonly Row[]): number | null {
  const offsets = others.filter(({ page }) => page === row.page).map(({ y }) => (y - row.y) / row.size);
  const best = offsets.reduce(
    (least, one) => (Math.abs(one) < Math.abs(least) ? one : least),
    Number.POSITIVE_INFINITY,
  );
  return Math.abs(best) <= NEAR ? best : null;
}

/** A table whose cells lie in the middle may have no base line in common. */
function isCentredTable(left: readonly Row[], right: readonly Row[]): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const centred = few.filter((row) => blocksOf(many).some((block) => isCentred(block, row)));
  return few.length > 0 && centred.length >= 0.8 * few.length;
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
