/** What a cell of the languages says: one language, a level alone, both, or neither. */
export type CellKind = 'name' | 'level' | 'other';

interface Run {
  kind: CellKind;
  cells: string[];
}

/** Between cells that are all of one kind. */
const CELLS = /\t|\s[·•|]\s/;

/**
 * Names in a row with their levels in the next row, names in one list and levels in the next, and names below the level that they share
 * are put beside each other; all else stays as it is.
 */
export function pairLevels(lines: readonly string[], kindOf: (cell: string) => CellKind): string[] {
  const runs = runsOf(lines, kindOf);
  const paired: string[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const [run, next] = [runs[at], runs[at + 1]];
    if (run === undefined) break;
    const pairs = next === undefined ? null : pairsOf(run, next);
    paired.push(...(pairs ?? run.cells));
    if (pairs !== null) at += 1;
  }
  return paired;
}

function runsOf(lines: readonly string[], kindOf: (cell: string) => CellKind): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const cells = line.split(CELLS);
    const [first = 'other', ...others] = cells.map(kindOf);
    // A line of several kinds is whole by itself.
    const kind = others.every((one) => one === first) ? first : 'other';
    const last = runs.at(-1);
    const own = kind === 'other' ? [line] : cells;
    if (last?.kind === kind) last.cells.push(...own);
    else runs.push({ kind, cells: own });
  }
  return runs;
}

function pairsOf(first: Run, second: Run): string[] | null {
  const [level = ''] = first.cells;
  if (first.kind === 'level' && second.kind === 'name') {
    return first.cells.length === 1 ? second.cells.map((name) => `${level}\t${name}`) : null;
  }
  if (first.kind !== 'name' || second.kind !== 'level') return null;
  // Of hearing, reading, speaking, writing: so many levels in a row are those of one language.
  if (first.cells.length === 1) return [`${first.cells[0]}\t${second.cells.join('\t')}`];
  return first.cells.length === second.cells.length
    ? first.cells.map((name, at) => `${name}\t${second.cells[at]}`)
    : null;
}
