import { DomainError } from '@babelboard/platform';

export function emailUnchanged(): DomainError {
  return new DomainError('EMAIL_UNCHANGED', 'invalid', { path: 'email' });
}

/** To be told only to who has shown that the address is theirs. */
export function emailTaken(): DomainError {
  return new DomainError('EMAIL_TAKEN', 'conflict', {
    path: 'email',
  });
}
