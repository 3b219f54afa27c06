import type { MovableClock } from '@babelboard/platform';

const DAY_MS = 86_400_000;

/** What happened on which day before now: told in its order, with a clock that stands where it happened. */
export class Story {
  private readonly happenings: { daysAgo: number; happen: () => Promise<unknown> }[] = [];

  constructor(
    private readonly clock: MovableClock,
    private readonly now: Date,
  ) {}

  at(daysAgo: number, happen: () => Promise<unknown>): void {
    this.happenings.push({ daysAgo, happen });
  }

  /** @param onProgress called after each happening with how many are told, and of how many */
  async tell(onProgress: (done: number, total: number) => void): Promise<void> {
    const inOrder = this.happenings.toSorted((one, other) => other.daysAgo - one.daysAgo);
    for (const [index, { daysAgo, happen }] of inOrder.entries()) {
      this.clock.set(new Date(this.now.getTime() - daysAgo * DAY_MS));
      await happen();
      onProgress(index + 1, inOrder.length);
    }
    this.clock.set(this.now);
  }
}
