import { domainEvent } from '@babelboard/platform';

/** Nobody has signed in to an account for long: its owner is asked whether they still need it. */
export class UnusedAccountFound extends domainEvent<{ accountId: number }>('identity.unused-account-found.v1') {}
