import { DomainEvent } from '@babelboard/platform';

/** Somebody showed that the address is theirs. */
export class EmailVerified extends DomainEvent<{ accountId: number }> {
  static override readonly type = 'identity.email-verified.v1';
}
