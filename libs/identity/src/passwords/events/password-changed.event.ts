import { domainEvent } from '@babelboard/platform';

/** An account has another password. */
export class PasswordChanged extends domainEvent<{ accountId: number }>('identity.password-changed.v1') {}
