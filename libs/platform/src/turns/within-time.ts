import { createContext, Script } from 'node:vm';

const CALL = new Script('work()');

/**
 * Does synchronous work, and breaks it off when it takes longer than it may, wherever it is, also in the middle of a regular expression.
 * @returns null where it was broken off
 * @throws whatever the work throws
 */
export function withinTime<Result extends object>(ms: number, work: () => Result): Result | null {
  let result: Result | null = null;
  const context = createContext({
    work: () => {
      result = work();
    },
  });
  try {
    // What runs is ours, not the file's: the context is for its time limit, not for its walls.
    CALL.runInContext(context, { timeout: ms });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  }
  return result;
}
