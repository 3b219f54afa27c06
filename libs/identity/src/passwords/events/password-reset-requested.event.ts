import { domainEvent } from '@babelboard/platform';

/** Somebody asked for a new password. */
export class PasswordResetRequested extends domainEvent<{ tokenId: string; accountId: number }>(
  'identity.password-reset-requested.v1',
) {}
