import { maskPersonalData } from '@babelboard/platform';

/** The program did not come to its end, and that is no fault of what it was given: the same again may go well. */
export class ProgramBroke extends Error {
  override readonly name = 'ProgramBroke';

  /** @param said the last that it wrote of errors; logs and queues keep it, so nobody's address is in it */
  constructor(how: string, said: string) {
    super(`The program ended with ${how}: ${maskPersonalData(said.trim(), 'gone') || 'it said nothing'}`);
  }
}

/** How a process ended. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was us who ended it, since it took more than it may. */
  wasBounded: boolean;
  said: string;
}

/**
 * Signals that the system or V8 gives a process for what it does itself: its time or its memory is over (for which V8 aborts, traps or takes
 * an illegal instruction), it wrote a file, or it broke down in code that is not JavaScript.
 */
const OWN_FAULTS: ReadonlySet<string> = new Set([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
  'SIGXCPU',
  'SIGXFSZ',
]);

/**
 * Says whether the program came to its end; false where what it was given took more than it may.
 * @throws ProgramBroke somebody else ended it (who stops a service, or the system that ran out of memory), or it could not work at all
 */
export function cameToItsEnd({ code, signal, wasBounded, said }: ProcessEnd): boolean {
  if (code === 0) {
    return !wasBounded;
  }
  if (wasBounded || (signal !== null && OWN_FAULTS.has(signal))) {
    return false;
  }
  throw new ProgramBroke(signal ?? `code ${code}`, said);
}
