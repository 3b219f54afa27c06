import type { ApplicationStatus } from '@babelboard/wire';
import { STATUS_STANDS_MS } from '../../applying/domain/application-times.js';

/** That an application became something. */
interface StatusStep {
  status: ApplicationStatus;
  at: Date;
}

/**
 * Whether the last of the steps is news to the candidate: a status that stood for less than a minute was a slip, so moving there and back
 * is none. The oldest first.
 */
export function isNewsToCandidate(steps: readonly StatusStep[]): boolean {
  const last = steps.at(-1);
  if (last === undefined) {
    return false;
  }
  const stood = steps.slice(0, -1).findLast(({ at }, index) => {
    const next = steps[index + 1] as StatusStep;
    return next.at.getTime() - at.getTime() >= STATUS_STANDS_MS;
  });
  // An application that was moved at once began as a new one nevertheless.
  return (stood ?? steps[0])?.status !== last.status;
}
