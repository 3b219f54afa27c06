import type { Row } from './rows.js';

/** A range of dates that goes on in the line below. */
const OPEN_RANGE = /\d\s*[-–—]$/;
const LONGEST_END = 20;
const LEADING = 1.9;

/** "03/2020 –" above "today" in a narrow column is one range. */
export function joinWrappedRanges(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, segments: [...row.segments] }));
  joined.forEach((row, at) => {
    const next = joined[at + 1];
    const [range] = row.segments;
    const [rest] = next?.segments ?? [];
    if (!range || !rest || !next || !OPEN_RANGE.test(range.text) || rest.text.length > LONGEST_END) return;
    const isBelow = next.page === row.page && next.y - row.y <= LEADING * row.size;
    if (!isBelow || row.segments.length < 2 || Math.abs(rest.x - range.x) > range.size) return;
    row.segments[0] = { ...range, text: `${range.text} ${rest.text}` };
    next.segments.shift();
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
