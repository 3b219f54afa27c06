import { APPLICATION_UNDO_SECONDS, type ApplicationStatus } from '@babelboard/wire';

const DAY_MS = 86_400_000;

/** As long as a press undoes it, nobody is told that somebody applied, or withdrew. */
export const UNDO_MS = APPLICATION_UNDO_SECONDS * 1_000;
/** A status that is changed again so soon was a slip, of which nobody is told. */
export const STATUS_STANDS_MS = 60_000;

const OPEN: readonly ApplicationStatus[] = ['new', 'in_review'];
const ENDED: readonly ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];

/** Until when a withdrawal is undone. */
export function undoneUntil(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + UNDO_MS);
}

/** @param days the company's setting when somebody applies; a later one changes nothing that was promised */
export function answerDueAt(appliedAt: Date, days: number): Date {
  return new Date(appliedAt.getTime() + days * DAY_MS);
}

/** Whether this tells the candidate something: that somebody reads it is no answer yet. */
export function isAnswer(status: ApplicationStatus): boolean {
  return !OPEN.includes(status) && status !== 'withdrawn';
}

/** Whether a status may still be taken back as a slip: nobody was told of it. @param since when it was given */
export function isSlip(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < STATUS_STANDS_MS;
}

/** Nothing more is to come. */
export function hasEnded(status: ApplicationStatus): boolean {
  return ENDED.includes(status);
}
