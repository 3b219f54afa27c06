import type { TextValues } from '@babelboard/texts';

export type DomainErrorKind = 'invalid' | 'not-found' | 'conflict' | 'forbidden' | 'gone' | 'limited' | 'unavailable';

/** What went wrong, for ErrorWords to say. */
export interface CodedError {
  readonly code: string;
  readonly params: TextValues;
}

/**
 * A rule of the business that was broken. Knows nothing of HTTP: the edge turns `kind` into a status.
 * `code` is stable and in capitals (OFFER_ALREADY_CLOSED); `path` names the field it is about. What is said about it stands in the texts
 * of the context, under `errors.<code>`, and is read where people are spoken to (ErrorWords); `params` are what these words name.
 */
export class DomainError extends Error implements CodedError {
  readonly path: string | undefined;
  readonly params: TextValues;

  constructor(
    readonly code: string,
    readonly kind: DomainErrorKind,
    { path, params = {} }: { path?: string; params?: TextValues } = {},
  ) {
    super(Object.keys(params).length === 0 ? code : `${code} ${JSON.stringify(params)}`);
    this.name = 'DomainError';
    this.path = path;
    this.params = params;
  }
}
