/**
 * Seeded random numbers, the same on every machine.
 * Mulberry32 (Tommy Ettinger, 2017, public domain): one 32-bit state, period 2^32, good enough to vary texts.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** Gives a number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Gives a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  }

  /** Picks by weight; weights need not add up to 1. Throws on an empty list. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new Error('Cannot pick from an empty list');
    return last[0];
  }

  /** Gives up to `count` different items in random order. */
  some<T>(items: readonly T[], count: number): T[] {
    return this.shuffled(items).slice(0, count);
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.next() * (last + 1));
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }
}
