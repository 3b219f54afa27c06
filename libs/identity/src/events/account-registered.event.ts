import { DomainEvent } from '@babelboard/platform';

/** Somebody has an account now. */
export class AccountRegistered extends DomainEvent<{ accountId: number; accountType: string }> {
  static override readonly type = 'identity.account-registered.v1';
}
