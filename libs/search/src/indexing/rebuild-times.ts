/** Parts of a rebuild; they overlap, so their times may add up to more than it took. */
const REBUILD_PARTS = [
  'names of occupations and skills',
  'loading offers',
  'making documents',
  'making rows',
  'serialising',
  'writing',
  'counters and dictionary',
  'indexes',
  'tidying tables',
  'engine at work',
  'swap',
] as const;

export type RebuildPart = (typeof REBUILD_PARTS)[number];

/** Where the time of a rebuild goes: seconds by part, kept while it runs. */
export class RebuildTimes {
  private readonly seconds = new Map<RebuildPart, number>();

  async of<T>(part: RebuildPart, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.seconds.set(part, (this.seconds.get(part) ?? 0) + (performance.now() - start) / 1_000);
    }
  }

  /** The parts that took any time, in the order in which they begin. */
  all(): { part: RebuildPart; seconds: number }[] {
    return REBUILD_PARTS.flatMap((part) => {
      const seconds = this.seconds.get(part);
      return seconds === undefined ? [] : [{ part, seconds }];
    });
  }
}
