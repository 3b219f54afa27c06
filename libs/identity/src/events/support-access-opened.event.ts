import { DomainEvent } from '@babelboard/platform';

/** An admin sees the product as somebody. */
export class SupportAccessOpened extends DomainEvent<{ accountId: number; adminId: number; sessionId: string }> {
  static override readonly type = 'identity.support-access-opened.v1';
}
