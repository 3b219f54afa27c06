import { DomainEvent } from '@babelboard/platform';

/** A new address waits for its confirmation. */
export class EmailChangeRequested extends DomainEvent<{ tokenId: string; accountId: number }> {
  static override readonly type = 'identity.email-change-requested.v1';
}
