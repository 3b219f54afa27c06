import { domainEvent } from '@babelboard/platform';

/** A new address waits for its confirmation. */
export class EmailChangeRequested extends domainEvent<{ tokenId: string; accountId: number }>(
  'identity.email-change-requested.v1',
) {}
