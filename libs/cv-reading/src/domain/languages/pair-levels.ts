/** What a cell of the languages says: one language, a level alone, both, or neither. */
export type CellKind = 'name' | 'level' | 'other';

export interface CellLine {
  text: string;
  edges?: readonly number[] | undefined;
}

/** Cells of one kind that stand beside each other. */
interface Row {
  cells: string[];
  /** What parts them: a gap, or a sign. */
  by: 'gap' | 'sign';
  edges: readonly number[] | undefined;
}

interface Run {
  kind: CellKind;
  rows: Row[];
}

const SIGN = /\s[·•|]\s/;
/** Points by which a level may stand beside the edge of its language. */
const SAME_EDGE = 8;

/**
 * Names in a row with their levels in the next row, names in one list and levels in the next, and names below the level that they share
 * are put beside each other; all else stays as it is. Levels of which nobody can tell whose they are fall away.
 */
export function pairLevels(lines: readonly CellLine[], kindOf: (cell: string) => CellKind): string[] {
  const runs = runsOf(lines, kindOf);
  const paired: string[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const [run, next] = [runs[at], runs[at + 1]];
    if (run === undefined) break;
    const isNamed = run.kind === 'name' && next?.kind === 'level';
    const pairs = isNamed ? pairsOf(run, next) : sharedLevel(run, next);
    paired.push(...(pairs ?? cellsOf(run)));
    if (isNamed || pairs !== null) at += 1;
  }
  return paired;
}

function runsOf(lines: readonly CellLine[], kindOf: (cell: string) => CellKind): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const { kind, row } = rowOf(line, kindOf);
    const last = runs.at(-1);
    if (last?.kind === kind) last.rows.push(row);
    else runs.push({ kind, rows: [row] });
  }
  return runs;
}

/** A line of several kinds is whole by itself. "C1 · Proficient user" is one level, "Polish · Greek" are two languages. */
function rowOf({ text, edges }: CellLine, kindOf: (cell: string) => CellKind): { kind: CellKind; row: Row } {
  const gaps = text.split('\t');
  const kind = sameKind(gaps, kindOf);
  if (kind !== 'other') return { kind, row: { cells: gaps, by: 'gap', edges } };
  const signs = gaps.flatMap((cell) => cell.split(SIGN));
  const finer = sameKind(signs, kindOf);
  return finer === 'other'
    ? { kind: finer, row: { cells: [text], by: 'gap', edges } }
    : { kind: finer, row: { cells: signs, by: 'sign', edges: undefined } };
}

function sameKind(cells: readonly string[], kindOf: (cell: string) => CellKind): CellKind {
  const [first = 'other', ...others] = cells.map(kindOf);
  return others.every((one) => one === first) ? first : 'other';
}

/** Levels above the names that have them. */
function sharedLevel(first: Run, second: Run | undefined): string[] | null {
  const levels = cellsOf(first);
  if (first.kind !== 'level' || second?.kind !== 'name') return null;
  return levels.length === 1 ? cellsOf(second).map((name) => `${levels[0]}\t${name}`) : null;
}

/** Each name with its level; names alone where nothing says which is whose. */
function pairsOf(names: Run, levels: Run): string[] {
  const own = cellsOf(names);
  const said = levelCells(names, levels);
  // Of hearing, reading, speaking, writing: so many levels in a row are those of one language.
  if (own.length === 1) return [`${own[0]}\t${said.join('\t')}`];
  if (own.length === said.length) return besideEachOther(own, said);
  const [row, levelRow] = [names.rows.at(-1), levels.rows[0]];
  if (row === undefined || levelRow === undefined || levels.rows.length > 1) return own;
  const before = names.rows.slice(0, -1).flatMap(({ cells }) => cells);
  if (row.cells.length === said.length) return [...before, ...besideEachOther(row.cells, said)];
  return [...before, ...belowEachOther(row, levelRow)];
}

/** "native · fluent · basic" below "Polish · Greek · English" are three levels. */
function levelCells(names: Run, levels: Run): string[] {
  const [row, ...others] = levels.rows;
  const bySign = names.rows.length === 1 && names.rows[0]?.by === 'sign';
  return bySign && row && others.length === 0 && row.cells.length === 1
    ? (row.cells[0]?.split(SIGN) ?? [])
    : cellsOf(levels);
}

function besideEachOther(names: readonly string[], levels: readonly string[]): string[] {
  return names.map((name, at) => `${name}\t${levels[at]}`);
}

/** Where a language has no level, the others know theirs by the edge that they share. */
function belowEachOther(names: Row, levels: Row): string[] {
  const places = levels.cells.map((_, at) => {
    const edge = levels.edges?.[at];
    return names.cells.findIndex((_name, one) => {
      const own = names.edges?.[one];
      return edge !== undefined && own !== undefined && Math.abs(own - edge) <= SAME_EDGE;
    });
  });
  if (places.includes(-1)) return names.cells;
  return names.cells.map((name, at) => (places.includes(at) ? `${name}\t${levels.cells[places.indexOf(at)]}` : name));
}

function cellsOf({ rows }: Run): string[] {
  return rows.flatMap(({ cells }) => cells);
}
