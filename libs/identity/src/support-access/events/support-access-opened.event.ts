import { domainEvent } from '@babelboard/platform';

/** An admin sees the product as somebody. */
export class SupportAccessOpened extends domainEvent<{ accountId: number; adminId: number; sessionId: string }>(
  'identity.support-access-opened.v1',
) {}
