import type { Problem } from '@babelboard/wire';

/** The server answered, and the answer is an error (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.title ?? `HTTP ${status}`);
  }
}

/** No answer came: the network is gone or the server does not listen. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}
