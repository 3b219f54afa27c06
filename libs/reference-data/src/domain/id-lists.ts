const NONE = new Int32Array(0);

/** Lists of ids by id, in two arrays: lists of their own would take ten times as much. */
export class IdLists {
  private readonly ends: Int32Array;
  private readonly values: Int32Array;

  /** @param pairs each id with one of its list; a list comes in ascending order, each id once */
  constructor(pairs: readonly (readonly [number, number])[]) {
    const sorted = pairs
      .toSorted(([a, x], [b, y]) => a - b || x - y)
      .filter(([id, value], at, all) => all[at - 1]?.[0] !== id || all[at - 1]?.[1] !== value);
    this.ends = new Int32Array((sorted.at(-1)?.[0] ?? 0) + 1);
    this.values = Int32Array.from(sorted, ([, value]) => value);
    for (const [at, [id]] of sorted.entries()) this.ends[id] = at + 1;
    for (let id = 1; id < this.ends.length; id += 1) {
      this.ends[id] = Math.max(this.ends[id] ?? 0, this.ends[id - 1] ?? 0);
    }
  }

  of(id: number): Int32Array {
    return id < 1 || id >= this.ends.length ? NONE : this.values.subarray(this.ends[id - 1], this.ends[id]);
  }
}
