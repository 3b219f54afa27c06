/** Where the time of a rebuild goes: seconds by part, kept while it runs. Parts overlap, so they may add up to more than it took. */
export class RebuildTimes {
  private readonly seconds = new Map<string, number>();

  async of<T>(part: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    this.add(part, 0);
    try {
      return await work();
    } finally {
      this.add(part, (performance.now() - start) / 1_000);
    }
  }

  /** The parts in the order in which they began. */
  all(): { part: string; seconds: number }[] {
    return [...this.seconds].map(([part, seconds]) => ({ part, seconds }));
  }

  private add(part: string, seconds: number): void {
    this.seconds.set(part, (this.seconds.get(part) ?? 0) + seconds);
  }
}
