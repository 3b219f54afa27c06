import { ProblemError } from '../../../api/problem-error.js';

/** Errors of a call whose fields are called otherwise on the page: a path, or the beginning of one, and the field's name here. */
export async function renamed<Answer>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem === null) throw error;
    const { errors = [] } = error.problem;
    const here = (path: string) => names[path] ?? names[path.split('.').slice(0, 2).join('.')] ?? path;
    const problem = { ...error.problem, errors: errors.map((one) => ({ ...one, path: here(one.path) })) };
    throw new ProblemError(error.status, problem, error.retryAfterSeconds);
  }
}
