import { DomainEvent } from '@babelboard/platform';

/** An account is gone; every context erases what it holds of the person. */
export class AccountDeleted extends DomainEvent<{ accountId: number; accountType: string }> {
  static override readonly type = 'identity.account-deleted.v1';
}
