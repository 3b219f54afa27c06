import { setPriority } from 'node:os';

/** Behind whatever answers people, but not so far that a busy machine lets the work stand still: somebody waits for that, too. */
const LOWER_PRIORITY = 5;

/** Lets a process of ours come after those that answer people. @param pid undefined where it has not begun */
export function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOWER_PRIORITY);
  } catch {
    // It has ended already.
  }
}
