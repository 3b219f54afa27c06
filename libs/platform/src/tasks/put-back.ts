/** Not now, and not here: the task waits and is handed over again. It costs the task none of its tries. */
export class PutBack extends Error {
  override readonly name = 'PutBack';

  constructor(
    reason: string,
    readonly delayMs: number,
  ) {
    super(reason);
  }
}
