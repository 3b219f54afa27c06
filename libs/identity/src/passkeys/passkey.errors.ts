import { DomainError } from '@babelboard/platform';

export function passkeyRefused(): DomainError {
  return new DomainError('PASSKEY_REFUSED', 'invalid');
}

export function passkeyUnknown(): DomainError {
  return new DomainError('PASSKEY_UNKNOWN', 'invalid');
}

export function passkeyTaken(): DomainError {
  return new DomainError('PASSKEY_TAKEN', 'conflict');
}

export function tooManyPasskeys(most: number): DomainError {
  return new DomainError('TOO_MANY_PASSKEYS', 'conflict', {
    params: { most },
  });
}

export function passkeyNotFound(): DomainError {
  return new DomainError('PASSKEY_NOT_FOUND', 'not-found');
}
