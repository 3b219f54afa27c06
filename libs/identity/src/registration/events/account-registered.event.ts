import { domainEvent } from '@babelboard/platform';

/** Somebody has an account now. */
export class AccountRegistered extends domainEvent<{ accountId: number; accountType: string }>(
  'identity.account-registered.v1',
) {}
