import type { CvLine } from './document.js';

/** Lines that stand together, with more room above them than usual, or in another column. */
export type Block = CvLine[];

/** A gap so much larger than the one inside a block parts two of them. */
const WIDER = 1.3;
/** So many of the smallest gaps may be exceptions. */
const RARE = 0.15;

/** @param within the gap from line to line inside a block, in the text that the lines are of */
export function blocksOf(lines: readonly CvLine[], within = lineGap(lines)): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const last = blocks.at(-1);
    if (above && last && !isParted(above, line, within)) last.push(line);
    else blocks.push([line]);
  });
  return blocks;
}

function isParted(above: CvLine, line: CvLine, within: number): boolean {
  if (above.area !== line.area) return true;
  const gap = gapOf(above, line);
  return gap !== null && gap > within * WIDER;
}

/** From base line to base line, in sizes of the letters; null where a page or column ends between. */
export function gapOf(above: CvLine | undefined, line: CvLine | undefined): number | null {
  if (!above || !line || above.page !== line.page || above.area !== line.area) return null;
  return (line.y - above.y) / Math.max(line.size, above.size);
}

/** From line to line inside a block: the smallest gap that is no exception. */
export function lineGap(lines: readonly CvLine[]): number {
  const gaps = lines.flatMap((line, at) => gapOf(lines[at - 1], line) ?? []).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * RARE)] ?? 0;
}
