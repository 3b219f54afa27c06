import type { ApplicationStep } from '../entities/application-step.entity.js';
import { STATUS_STANDS_MS } from './application-times.js';

type Step = Pick<ApplicationStep, 'kind' | 'toStatus' | 'at'>;

/**
 * What a candidate reads of the course of an application, as the mails tell it: a status that its company changed again within a minute was a
 * slip, unless it is the one that stands. What they did themselves is always there. The oldest first.
 */
export function stepsToTell<Of extends Step>(steps: readonly Of[]): Of[] {
  const states = steps.filter(({ kind, toStatus }) => toStatus !== null && kind !== 'objected');
  const told: Of[] = [];
  for (const [index, step] of states.entries()) {
    const next = states[index + 1];
    const slip =
      step.kind === 'moved' && next !== undefined && next.at.getTime() - step.at.getTime() < STATUS_STANDS_MS;
    // After a slip it may be back where it was.
    const again = step.kind === 'moved' && told.at(-1)?.toStatus === step.toStatus;
    if (!slip && !again) told.push(step);
  }
  return told;
}
