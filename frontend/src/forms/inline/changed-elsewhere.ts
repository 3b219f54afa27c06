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
  const { errors = [], current = {} } = error.problem as { errors?: { path: string }[]; current?: object };
  const named = errors.map(({ path }) => path.split('.')[0] ?? path);
  return Object.entries(changes)
    .filter(([name]) => named.includes(name) || (named.length === 0 && name in current))
    .map(([name, mine]) => ({ name, mine, theirs: pick(current, name) ?? pick(base, name) ?? null }));
}

function pick(from: object, name: string): unknown {
  return (from as Record<string, unknown>)[name];
}
