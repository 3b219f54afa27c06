import { DomainEvent } from '@babelboard/platform';

/** An account has another password. */
export class PasswordChanged extends DomainEvent<{ accountId: number }> {
  static override readonly type = 'identity.password-changed.v1';
}
