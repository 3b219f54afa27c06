import { blocksOf } from '../blocks.js';
import type { CvLine } from '../document.js';
import { type EntryLine, entryLines } from '../entries/find-anchors.js';
import { groupEntries } from '../entries/group-entries.js';
import type { ShapeContext } from './shape-context.js';
import { undatedKind } from './undated-kind.js';

export interface EntriesApart {
  /** The lines of each entry with its date. */
  entries: CvLine[][];
  /** What belongs to no entry: lines above the first one, lists of languages or skills below one, and what stands apart below the last one. */
  rest: CvLine[][];
}

/** @param loose nothing says that what stands apart below an entry belongs to it */
export function entriesApart(lines: readonly CvLine[], context: ShapeContext, loose = false): EntriesApart {
  const groups = groupEntries(entryLines(lines, context.language));
  const above = groups.reduce((left, { lines: own }) => left - own.length, lines.length);
  const rest: CvLine[][] = above > 0 ? [lines.slice(0, above)] : [];
  const entries = groups.map(({ lines: all, anchor }, at) => {
    const [head = [], ...below] = blocksBelow(all, anchor, context.lineGap);
    const own = [head];
    for (const block of below) {
      const isApart = loose || at === groups.length - 1 || undatedKind(block, context, false) !== null;
      (isApart ? rest : own).push(block);
    }
    return own.flat();
  });
  return { entries, rest };
}

/** The block with the date and all above it, then the blocks below. */
function blocksBelow(lines: readonly EntryLine[], anchor: number, within: number): CvLine[][] {
  const own = lines.map(({ line }) => line);
  const dated = own[anchor];
  const blocks = blocksOf(own, within);
  const at = blocks.findIndex((block) => dated !== undefined && block.includes(dated));
  return [blocks.slice(0, at + 1).flat(), ...blocks.slice(at + 1)];
}
