import { seededRandom } from './random.js';

/** What chance decides, the same for the same seed. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws where there is nothing to choose from */
  pick<T>(values: readonly T[]): T {
    if (values.length === 0) {
      throw new Error('There is nothing to choose from');
    }
    return values[this.below(values.length)] as T;
  }

  /** Those that chance leaves of it. */
  some<T>(values: readonly T[]): T[] {
    return values.filter(() => this.happens(0.4));
  }
}
