import { DomainEvent } from '@babelboard/platform';

/** An account has another address; the token's row knows the one before. */
export class EmailChanged extends DomainEvent<{ accountId: number; tokenId: string }> {
  static override readonly type = 'identity.email-changed.v1';
}
