/** Milliseconds of a processor that the work takes: a limit for it holds whatever else the machine does. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
