import { domainEvent } from '@babelboard/platform';

/** Somebody has written to the operator. */
export class ContactMessageReceived extends domainEvent<{ messageId: number }>(
  'operations.contact-message-received.v1',
) {}
