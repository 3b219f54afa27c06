import { DomainEvent } from '@babelboard/platform';

/** Somebody tried to register an address that has an account; only its owner is told, by mail. */
export class RegistrationRepeated extends DomainEvent<{ accountId: number }> {
  static override readonly type = 'identity.registration-repeated.v1';
}
