import { DomainError } from '@babelboard/platform';

export function passkeyRefused(): DomainError {
  return new DomainError('PASSKEY_REFUSED', 'invalid', 'This passkey could not be checked. Please try again.');
}

export function passkeyUnknown(): DomainError {
  return new DomainError('PASSKEY_UNKNOWN', 'invalid', 'This passkey belongs to no account here.');
}

export function passkeyTaken(): DomainError {
  return new DomainError('PASSKEY_TAKEN', 'conflict', 'This device has a passkey for the account already.');
}

export function tooManyPasskeys(most: number): DomainError {
  return new DomainError('TOO_MANY_PASSKEYS', 'conflict', `An account has ${most} passkeys at most.`, {
    params: { most },
  });
}

export function passkeyNotFound(): DomainError {
  return new DomainError('PASSKEY_NOT_FOUND', 'not-found', 'There is no such passkey.');
}
