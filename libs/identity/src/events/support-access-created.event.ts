import { DomainEvent } from '@babelboard/platform';

/** An admin made a link to see the product as somebody. */
export class SupportAccessCreated extends DomainEvent<{ accountId: number; adminId: number }> {
  static override readonly type = 'identity.support-access-created.v1';
}
