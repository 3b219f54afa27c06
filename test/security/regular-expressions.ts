import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** An expression of the sources that some text makes run for very long. */
export interface SlowExpression {
  file: string;
  expression: string;
  /** `exponential`, or a power of the text's length. */
  time: string;
}

/**
 * Looks through the regular expressions that stand in sources.
 * @returns those whose time grows faster than the text squared, and how many were looked at
 * @see https://makenowjust-labs.github.io/recheck/
 */
export async function findSlowExpressions(
  places: readonly string[],
): Promise<{ slow: SlowExpression[]; seen: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/security/slow-expressions.mjs', ...places]);
  return JSON.parse(stdout) as { slow: SlowExpression[]; seen: number };
}
