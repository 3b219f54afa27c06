import { DomainError } from '@babelboard/platform';

export function passkeyRefused(): DomainError {
  return new DomainError('PASSKEY_REFUSED', 'invalid', 'This passkey could not be verified. Please try again.');
}

export function passkeyUnknown(): DomainError {
  return new DomainError('PASSKEY_UNKNOWN', 'invalid', 'This passkey belongs to no account here.');
}

export function passkeyTaken(): DomainError {
  return new DomainError('PASSKEY_TAKEN', 'conflict', 'This device already has a passkey for this account.');
}

export function tooManyPasskeys(most: number): DomainError {
  return new DomainError('TOO_MANY_PASSKEYS', 'conflict', `An account can have at most ${most} passkeys.`, {
    params: { most },
  });
}

export function passkeyNotFound(): DomainError {
  return new DomainError('PASSKEY_NOT_FOUND', 'not-found', 'There is no such passkey.');
}
