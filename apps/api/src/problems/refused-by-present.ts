import { DomainError } from '@babelboard/platform';

/** Something stands there already that forbids what was asked: the answer says what. */
export class RefusedByPresent extends Error {
  constructor(
    readonly refused: DomainError,
    readonly current: Readonly<Record<string, unknown>>,
  ) {
    super(refused.code);
  }
}

/** Does it; where it is refused with one of these codes, the answer says what stands there now. @throws RefusedByPresent */
export async function sayingWhatForbids<T>(
  codes: readonly string[],
  current: () => Promise<Record<string, unknown>>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DomainError) || !codes.includes(error.code)) {
      throw error;
    }
    throw new RefusedByPresent(error, await current());
  }
}
