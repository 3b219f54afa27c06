import type { CvLine } from '../document.js';
import { entryLines, isBullet } from '../entries/find-anchors.js';
import { bodyStyle, standsOut } from '../sections/line-style.js';
import { isShort } from '../sections/short-line.js';
import { blocksOf } from './blocks.js';
import type { ShapeContext } from './shape-context.js';
import { isOfLanguages, undatedKind } from './undated-kind.js';

/** Lines under a line that may be a heading; those before the first one have none. */
export interface Part {
  heading: CvLine | null;
  lines: CvLine[];
}

const MOST_WORDS = 7;
/** Beside its date an entry has a title and a name. */
const PIECES = /\t|,\s+|\s[|·•–—]\s|\s-\s/;

/** Cuts lines at what may be a heading though no list has it: a short line with room above it, that is set apart from what follows. */
export function partsOf(lines: readonly CvLine[], context: ShapeContext): Part[] {
  const body = bodyStyle(lines);
  const dated = new Map(entryLines(lines, context.language).map((read) => [read.line, read]));
  const headings = new Set(
    blocksOf(lines).flatMap((block, at, blocks) => {
      const [first, second] = block;
      const after = second ?? blocks[at + 1]?.[0];
      if (
        first === undefined ||
        after === undefined ||
        at === 0 ||
        !mayBeHeading(first.text) ||
        isOfLanguages(first, context)
      )
        return [];
      const alone = second === undefined && dated.get(first)?.date === null;
      const entry = dated.get(after);
      const isWhole = entry?.date != null && entry.text.split(PIECES).length > 1;
      const isBelowHeading = blocks[at - 1]?.length === 1 && mayBeHeading(blocks[at - 1]?.[0]?.text ?? '');
      const isList = () => !isBelowHeading && undatedKind(block.slice(1), context, true) !== null;
      return dated.get(first)?.date === null && (alone || standsOut(first, body) || isWhole || isList()) ? first : [];
    }),
  );
  const parts: Part[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (headings.has(line)) parts.push({ heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function mayBeHeading(text: string): boolean {
  if (!isShort(text) || text.split(/\s+/).length > MOST_WORDS || isBullet(text)) return false;
  return /^\p{Lu}/u.test(text) && !/[\d@\t]|[,.;]\s*$|,\s/.test(text);
}
