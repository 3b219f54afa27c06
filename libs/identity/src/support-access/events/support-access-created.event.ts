import { domainEvent } from '@babelboard/platform';

/** An admin made a link to see the product as somebody. */
export class SupportAccessCreated extends domainEvent<{ accountId: number; adminId: number }>(
  'identity.support-access-created.v1',
) {}
