import type { Row, Segment } from './rows.js';

/** A range of dates that goes on in the line below: it ends with a dash, or with a word that is no end yet ("2013 – févr."). */
const OPEN_RANGE = /\d[^-–—]*[-–—]\s*(?:\p{L}{1,9}\.?)?$/u;
/** A year or a month that a dash in the line below follows. */
const START = /\d$/;
const BEGINS_WITH_DASH = /^[-–—]\s*\S/;
const ENDS_WITH_DASH = /[-–—]\s*$/;
const REST = /^(?:\d{4}\b|\p{Ll})/u;
const LONGEST_REST = 20;
const LEADING = 1.9;

/** "03/2020 –" above "today", "Jan 2013 – Feb" above "2015" in a narrow column, the first or the last, are one range. */
export function joinWrappedRanges(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, segments: [...row.segments] }));
  joined.forEach((row, at) => {
    if (row.segments.length < 2 && joined[at + 1]?.segments.length !== 2) return;
    for (let next = at + 1; next <= at + 2; next += 1) {
      const below = joined[next];
      if (!below || below.page !== row.page || below.y - row.y > LEADING * row.size * (next - at)) return;
      if (!joinRange(row, below, 0) && !joinRange(row, below, -1)) return;
    }
  });
  return joined.filter(({ segments }) => segments.length > 0);
}

/** Takes what goes on with the range of a row out of a row below; gives whether it did. */
function joinRange(row: Row, below: Row, at: 0 | -1): boolean {
  const [range, rest] = [row.segments.at(at), below.segments.at(at)];
  if (!range || !rest || rest.text.length > LONGEST_REST || Math.abs(rest.x - range.x) > range.size) return false;
  const isDashBelow = START.test(range.text) && BEGINS_WITH_DASH.test(rest.text);
  if (!isDashBelow && !OPEN_RANGE.test(range.text)) return false;
  if (!isDashBelow && !ENDS_WITH_DASH.test(range.text) && !REST.test(rest.text)) return false;
  row.segments.splice(at, 1, { ...range, text: `${range.text} ${rest.text}` });
  below.segments.splice(at, 1);
  return true;
}

const TABLE_CELLS = 3;
const TIGHT_LEADING = 1.45;
const SAME_EDGE = 2;

/** In a table of three columns and more, what lies right below a cell other than the first goes on with it, if it had to go there. */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  const columns = rows.flatMap(({ segments }) => segments);
  /** What each segment of the row above has become a part of. */
  let above = new Map<Segment, Segment>();
  let bottom: Row | undefined;
  let table: Row | undefined;
  for (const row of rows) {
    const cells = row.segments.map(({ x }) => table?.segments.findIndex((cell) => isBelow(cell, x)) ?? -1);
    const isTight = bottom?.page === row.page && row.y - bottom.y <= TIGHT_LEADING * row.size;
    const goesOn = isTight && cells.every((cell) => cell > 0);
    const parts = new Map<Segment, Segment>();
    const own = row.segments.filter((segment, at) => {
      const upper = bottom?.segments.find((one) => isBelow(one, segment.x));
      const whole = upper === undefined ? table?.segments[cells[at] ?? -1] : above.get(upper);
      if (!goesOn || !whole || (upper !== undefined && !isWrapped(upper, segment, columns))) return true;
      whole.text = `${whole.text} ${segment.text}`;
      parts.set(segment, whole);
      return false;
    });
    const segments = own.map((segment) => ({ ...segment }));
    for (const [at, segment] of own.entries()) parts.set(segment, segments[at] ?? segment);
    if (segments.length > 0) joined.push({ ...row, segments });
    if (!goesOn) table = segments.length >= TABLE_CELLS ? joined.at(-1) : undefined;
    above = parts;
    bottom = row;
  }
  return joined;
}

function isBelow(cell: Segment, x: number): boolean {
  return Math.abs(cell.x - x) <= SAME_EDGE;
}

/** The first word of the line below would not have fitted above; nobody sets half of a title in bold letters. */
function isWrapped(above: Segment, below: Segment, segments: readonly Segment[]): boolean {
  if (above.bold !== below.bold) return false;
  const column = segments.filter(({ x }) => isBelow(above, x));
  const edge = Math.max(...column.map(({ right }) => right));
  const [word = ''] = below.text.split(/\s/);
  const width = ((below.right - below.x) * (word.length + 1)) / Math.max(1, below.text.length);
  return above.right + width > edge;
}

/** How far above and below the middle the two lines of a cell may lie, in sizes. */
const HALF_LEADING = 1;

/** A cell of two lines around the line of the others is one line: "Mar 2019 –" above "Cook" and "today" below it. */
export function joinCentredCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [above, middle, below] = rows.slice(at, at + 3);
    const cell = above && middle && below ? centredCell(above, middle, below) : null;
    if (above && middle && below && cell) {
      joined.push({ ...middle, segments: [...middle.segments, ...cell].sort((a, b) => a.x - b.x) });
      at += 2;
    } else if (above) joined.push(above);
  }
  return joined;
}

/** The cells that the two outer rows make, if each of theirs lies above and below one another and none of the middle is there. */
function centredCell(above: Row, middle: Row, below: Row): Segment[] | null {
  const reach = HALF_LEADING * middle.size;
  if (above.page !== below.page || middle.y - above.y > reach || below.y - middle.y > reach) return null;
  if (above.segments.length !== below.segments.length) return null;
  const cells = above.segments.map((one, at) => {
    const other = below.segments[at];
    const isFree = middle.segments.every(
      ({ x, right }) => right <= one.x || x >= Math.max(one.right, other?.right ?? 0),
    );
    if (!other || Math.abs(other.x - one.x) > SAME_EDGE || !isFree) return null;
    return { ...one, text: `${one.text} ${other.text}`, right: Math.max(one.right, other.right), y: middle.y };
  });
  return cells.every((cell) => cell !== null) ? cells : null;
}
