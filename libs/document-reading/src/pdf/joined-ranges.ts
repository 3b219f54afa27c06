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
