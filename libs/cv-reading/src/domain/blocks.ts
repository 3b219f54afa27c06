import type { CvLine } from './document.js';

/** Lines that stand together, with more room above them than usual, or in another column. */
export type Block = CvLine[];

/** A gap so much larger than the usual one parts two blocks. */
const WIDER = 1.3;
/** So many of the smallest gaps may be exceptions. */
const RARE = 0.15;

/** @param usual the usual gap of the text that the lines are of */
export function blocksOf(lines: readonly CvLine[], usual = usualGap(lines)): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const last = blocks.at(-1);
    if (above && last && !isParted(above, line, usual)) last.push(line);
    else blocks.push([line]);
  });
  return blocks;
}

function isParted(above: CvLine, line: CvLine, usual: number): boolean {
  if (above.area !== line.area) return true;
  return above.page === line.page && gapOf(above, line) > usual * WIDER;
}

/** From base line to base line, in sizes of the letters. */
function gapOf(above: CvLine, line: CvLine): number {
  return (line.y - above.y) / Math.max(line.size, above.size);
}

export function usualGap(lines: readonly CvLine[]): number {
  const gaps = lines
    .flatMap((line, at) => {
      const above = lines[at - 1];
      return above && above.page === line.page && above.area === line.area ? gapOf(above, line) : [];
    })
    .sort((a, b) => a - b);
  // The smallest that is no exception.
  return gaps[Math.floor(gaps.length * RARE)] ?? 0;
}
