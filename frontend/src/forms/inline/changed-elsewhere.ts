import { ProblemError } from '../../api/problem-error.js';

/** A field that two windows have changed in different ways. */
export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
}

/** What the server has in the fields that it did not write, because they were changed elsewhere; none where that is not why. */
export function changedElsewhere(error: Error, changes: object, base: object): Difference[] {
  if (!(error instanceof ProblemError) || error.status !== 409 || error.problem?.code !== 'CHANGED_ELSEWHERE')
    return [];
  const { errors = [], current = {} } = error.problem;
  const named = errors.map(({ path }) => path.split('.')[0] ?? path);
  return Object.entries(changes)
    .filter(([name]) => named.includes(name) || (named.length === 0 && name in current))
    .map(([name, mine]) => ({ name, mine, theirs: pick(current, name) ?? pick(base, name) ?? null }));
}

function pick(from: object, name: string): unknown {
  return (from as Record<string, unknown>)[name];
}

/**
 * For a call whose answer says what stands there as a whole, of which the page edits the parts: those that the other window has changed are
 * named, each with its value there.
 * @param parts reads the parts from what the server has; null where it does not say it
 */
export async function inParts<Answer>(
  { changes, base }: { changes: object; base: object },
  parts: (current: Record<string, unknown>) => Record<string, unknown> | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem?.code !== 'CHANGED_ELSEWHERE') throw error;
    const theirs = parts(error.problem.current ?? {});
    if (theirs === null) throw error;
    const changed = Object.keys(changes).filter((name) => theirs[name] !== pick(base, name));
    const errors = changed.map((path) => ({ path, message: error.message }));
    throw new ProblemError(error.status, { ...error.problem, errors, current: theirs });
  }
}
