import type { DomainError } from '@babelboard/platform';

/** A word that is in no list; the answer says what may have been meant. */
export class UnknownWord extends Error {
  constructor(
    readonly refused: DomainError,
    readonly suggestions: readonly { id: number; slug: string; name: string }[],
  ) {
    super(refused.code);
  }
}
