import type { Problem } from '@babelboard/wire';

/** The server answered, and the answer is an error (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    /** How long the server asks to wait before the next try. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(problem?.title ?? `HTTP ${status}`);
  }
}

/** No answer came: the network is gone or the server does not listen. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** With which status the server answered, also of an error that came along with the page as plain data; null where none came. */
export function statusOf(error: Error | null): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : null;
}
