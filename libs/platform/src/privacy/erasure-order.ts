/** A row of `child` points at one of `parent`: it may go with it by cascade. */
export interface ForeignKey {
  child: string;
  parent: string;
}

/**
 * The order in which the rows of tables are erased: those that point at others come first, so that nothing vanishes by cascade before its files
 * are known. Where no foreign key says so, the longest path to an owner goes first, for the path leads over rows that must still be there.
 */
export function erasureOrder(
  tables: readonly { name: string; pathLength: number }[],
  keys: readonly ForeignKey[],
): string[] {
  const wanted = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) {
      return;
    }
    visited.add(name);
    for (const { child } of keys.filter(({ parent }) => parent === name)) {
      visit(child);
    }
    if (wanted.has(name)) {
      ordered.push(name);
    }
  };
  for (const { name } of [...tables].sort((one, other) => other.pathLength - one.pathLength)) {
    visit(name);
  }
  return ordered;
}
