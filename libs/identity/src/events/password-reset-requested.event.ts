import { DomainEvent } from '@babelboard/platform';

/** Somebody asked for a new password. */
export class PasswordResetRequested extends DomainEvent<{ tokenId: string; accountId: number }> {
  static override readonly type = 'identity.password-reset-requested.v1';
}
