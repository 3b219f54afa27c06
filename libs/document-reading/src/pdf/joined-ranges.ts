import type { Row } from './rows.js';

/** A range of dates that goes on in the line below. */
const OPEN_RANGE = /\d\s*[-–—]$/;
const LEADING = 1.9;

/** "03/2020 –" above "today" in a narrow column is one range. */
export function joinWrappedRanges(rows: readonly Row[], edge: number | undefined): Row[] {
  if (edge === undefined) return [...rows];
  const joined = rows.map((row) => ({ ...row, segments: [...row.segments] }));
  joined.forEach((row, at) => {
    const next = joined[at + 1];
    const open = row.segments.findIndex(({ text, right }) => right <= edge + 1 && OPEN_RANGE.test(text));
    const range = row.segments[open];
    if (!range || !next || next.page !== row.page || next.y - row.y > LEADING * row.size) return;
    const [rest] = next.segments;
    if (!rest || Math.abs(rest.x - range.x) > range.size || rest.right > edge + 1) return;
    row.segments[open] = { ...range, text: `${range.text} ${rest.text}` };
    next.segments.shift();
  });
  return joined.filter(({ segments }) => segments.length > 0);
}
