/** Width of the number range of each group; ids of reference data are smaller (GeoNames: 8 digits). */
const RANGE = 100_000_000;

/** Makes numbers of ids of several groups, so that one array holds them all. A group has a number from 1 to 20. */
export class TermNumbers<Group extends string> {
  private readonly names: ReadonlyMap<number, Group>;

  constructor(private readonly groups: Readonly<Record<Group, number>>) {
    this.names = new Map((Object.keys(groups) as Group[]).map((name) => [groups[name], name]));
  }

  /** Gives the term of an id; an id out of range gives a term that nothing has. */
  termOf(group: Group, id: number): number {
    return this.groups[group] * RANGE + (Number.isInteger(id) && id > 0 && id < RANGE ? id : 0);
  }

  /** First and last term of a group. */
  rangeOf(group: Group): [first: number, last: number] {
    return [this.groups[group] * RANGE, (this.groups[group] + 1) * RANGE - 1];
  }

  /** The group and the id of a term; no group for what is no term of one. */
  read(term: number): { group: Group | undefined; id: number } {
    return { group: this.names.get(Math.floor(term / RANGE)), id: term % RANGE };
  }
}
