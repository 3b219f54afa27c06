import { domainEvent } from '@babelboard/platform';

/** An address is to be verified; the token of the link follows from its id. */
export class EmailVerificationRequested extends domainEvent<{ tokenId: string; accountId: number }>(
  'identity.email-verification-requested.v1',
) {}
