/** Numbers that look random and are the same in every run (mulberry32). */
export class Random {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** The first values come far more often than the last. */
  skewed<T>(values: readonly T[]): T {
    return this.at(values, Math.floor(this.next() ** 3 * values.length));
  }

  one<T>(values: readonly T[]): T {
    return this.at(values, this.below(values.length));
  }

  /** Up to `most` different values. */
  some<T>(values: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: this.below(most + 1) }, () => this.skewed(values)))];
  }

  private at<T>(values: readonly T[], index: number): T {
    const value = values[index];
    if (value === undefined) {
      throw new Error('There is nothing to choose from');
    }
    return value;
  }
}
