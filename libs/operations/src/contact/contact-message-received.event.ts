import { DomainEvent } from '@babelboard/platform';

/** Somebody has written to the operator. */
export class ContactMessageReceived extends DomainEvent<{ messageId: number }> {
  static override readonly type = 'operations.contact-message-received.v1';
}
