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

/** "03/2020 –" above "today", "Jan 2013 – Feb" above "2015" in a narrow column are one range. */
export function joinWrappedRanges(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, segments: [...row.segments] }));
  joined.forEach((row, at) => {
    if (row.segments.length < 2 && joined[at + 1]?.segments.length !== 2) return;
    for (let next = at + 1; next <= at + 2; next += 1) {
      const [range] = row.segments;
      const below = joined[next];
      const [rest] = below?.segments ?? [];
      if (!range || !rest || !below || rest.text.length > LONGEST_REST) return;
      const isDashBelow = START.test(range.text) && BEGINS_WITH_DASH.test(rest.text);
      if (!isDashBelow && !OPEN_RANGE.test(range.text)) return;
      if (!isDashBelow && !ENDS_WITH_DASH.test(range.text) && !REST.test(rest.text)) return;
      const isBelow = below.page === row.page && below.y - row.y <= LEADING * row.size * (next - at);
      if (!isBelow || Math.abs(rest.x - range.x) > range.size) return;
      row.segments[0] = { ...range, text: `${range.text} ${rest.text}` };
      below.segments.shift();
    }
  });
  return joined.filter(({ segments }) => segments.length > 0);
}

const TABLE_CELLS = 3;
const TIGHT_LEADING = 1.45;
const SAME_EDGE = 2;

/** In a table of three columns and more, what lies right below a cell other than the first goes on with it. */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let bottom = 0;
  for (const row of rows) {
    const before = joined.at(-1);
    const isTable = before && before.segments.length >= TABLE_CELLS && before.page === row.page;
    const below = row.segments.map(
      ({ x }) => before?.segments.findIndex((cell) => Math.abs(cell.x - x) <= SAME_EDGE) ?? -1,
    );
    if (isTable && row.y - bottom <= TIGHT_LEADING * row.size && below.every((at) => at > 0)) {
      const segments = before.segments.map((cell, at) => {
        const more = row.segments[below.indexOf(at)];
        return more === undefined ? cell : { ...cell, text: `${cell.text} ${more.text}` };
      });
      joined[joined.length - 1] = { ...before, segments };
    } else joined.push(row);
    bottom = row.y;
  }
  return joined;
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
