import { domainEvent } from '@babelboard/platform';

/** Somebody tried to register an address that has an account; only its owner is told, by mail. */
export class RegistrationRepeated extends domainEvent<{ accountId: number }>('identity.registration-repeated.v1') {}
