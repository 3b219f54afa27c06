import { domainEvent } from '@babelboard/platform';

/** An account has another address; the token's row knows the one before. */
export class EmailChanged extends domainEvent<{ accountId: number; tokenId: string }>('identity.email-changed.v1') {}
