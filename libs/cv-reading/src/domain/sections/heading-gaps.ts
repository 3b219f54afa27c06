import type { CvLine } from '../document.js';
import { wholeHeading } from './heading-words.js';
import type { SectionKind } from './section-kind.js';
import { isShort } from './short-line.js';

const WIDER = 1.2;

export interface HeadingGaps {
  /** What has a heading with more room above it than below; only where most headings have it, for in a text without empty lines none does. */
  kinds: ReadonlySet<SectionKind>;
}

/** More room above a line than below it. */
export function isApart(line: CvLine, before: CvLine | undefined, after: CvLine | undefined): boolean {
  const gap = before === undefined || before.page !== line.page ? Number.POSITIVE_INFINITY : line.y - before.y;
  const below = after === undefined ? 0 : after.y - line.y;
  return gap > below * WIDER;
}

export function headingGaps(lines: readonly CvLine[]): HeadingGaps {
  const kinds = new Set<SectionKind>();
  let balance = 0;
  lines.forEach((line, at) => {
    const meaning = isShort(line.text) ? wholeHeading(line.text) : null;
    if (meaning === null) return;
    const apart = isApart(line, lines[at - 1], lines[at + 1]);
    if (apart) kinds.add(meaning.kind);
    balance += apart ? 1 : -1;
  });
  return { kinds: balance > 0 ? kinds : new Set() };
}
