/** Milliseconds of a processor that the work takes, whatever else the machine does. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const TIMES_LARGER = 8;
/** Below that, what is measured is the processor's own affairs. */
const LEAST_MS = 2;
const ROUNDS = 3;

/** Three times what it would be for work that grows with its input; where it grows with the square of it, it is 64. */
export const LINEAR = 3 * TIMES_LARGER;

/** How many times as long the work takes for something eight times as large, in the same run. */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size);
  const least = (of: number) => Math.min(...Array.from({ length: ROUNDS }, () => cpuMs(() => work(of))));
  return least(TIMES_LARGER * size) / Math.max(LEAST_MS, least(size));
}
