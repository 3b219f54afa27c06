import { DomainError } from '@babelboard/platform';

/** @param path the field that it was typed into */
export function passwordWrong(path = 'password'): DomainError {
  return new DomainError('PASSWORD_WRONG', 'invalid', { path });
}

/** A mail's link was opened in a browser that shows nothing about who set the account up. */
export function proofNeeded(): DomainError {
  return new DomainError('PROOF_NEEDED', 'invalid', { path: 'password' });
}

export function loginTooOld(): DomainError {
  return new DomainError('LOGIN_TOO_OLD', 'forbidden');
}
