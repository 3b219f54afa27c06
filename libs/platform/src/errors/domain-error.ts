export type DomainErrorKind = 'invalid' | 'not-found' | 'conflict' | 'forbidden' | 'gone' | 'limited' | 'unavailable';

/**
 * A rule of the business that was broken. Knows nothing of HTTP: the edge turns `kind` into a status.
 * `code` is stable and in capitals (OFFER_ALREADY_CLOSED); `path` names the field it is about.
 */
export class DomainError extends Error {
  readonly path: string | undefined;
  readonly params: Record<string, string | number>;

  constructor(
    readonly code: string,
    readonly kind: DomainErrorKind,
    message: string,
    options: { path?: string; params?: Record<string, string | number> } = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.path = options.path;
    this.params = options.params ?? {};
  }
}
