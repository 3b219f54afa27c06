import { domainEvent } from '@babelboard/platform';

/** An account is gone; every context erases what it holds of the person. */
export class AccountDeleted extends domainEvent<{ accountId: number; accountType: string }>(
  'identity.account-deleted.v1',
) {}
