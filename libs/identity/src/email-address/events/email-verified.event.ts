import { domainEvent } from '@babelboard/platform';

/** Somebody showed that the address is theirs. */
export class EmailVerified extends domainEvent<{ accountId: number }>('identity.email-verified.v1') {}
