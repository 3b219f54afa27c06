import { DomainError } from '@babelboard/platform';

export function tokenInvalid(): DomainError {
  return new DomainError(
    'TOKEN_INVALID',
    'gone',
    'This link is no longer valid. It may have been used or be too old: please ask for a new one.',
  );
}

export function loginWrong(): DomainError {
  return new DomainError('LOGIN_WRONG', 'invalid', 'The address or the password is wrong.');
}

/** @param reason a sentence for the person who chose it */
export function passwordTooWeak(reason: string): DomainError {
  return new DomainError('PASSWORD_TOO_WEAK', 'invalid', reason, { path: 'password' });
}

/** @param retryAfter seconds */
export function passwordsBusy(retryAfter: number): DomainError {
  return new DomainError(
    'TOO_MANY_AT_ONCE',
    'limited',
    'Many people are logging in right now. Please try again in a moment.',
    { params: { retryAfter } },
  );
}

export function sessionNotFound(): DomainError {
  return new DomainError('SESSION_NOT_FOUND', 'not-found', 'There is no such device.');
}

/** Somebody ended it while its request was under way. */
export function sessionEnded(): DomainError {
  return new DomainError('SESSION_ENDED', 'forbidden', 'You were signed out. Please log in again.');
}

export function emailNotVerified(): DomainError {
  return new DomainError(
    'EMAIL_NOT_VERIFIED',
    'forbidden',
    'Please confirm your e-mail address first, with the link in our e-mail.',
  );
}

export function accountNotFound(): DomainError {
  return new DomainError('ACCOUNT_NOT_FOUND', 'not-found', 'There is no such account.');
}

export function emailUnchanged(): DomainError {
  return new DomainError('EMAIL_UNCHANGED', 'invalid', 'This is already your address.', { path: 'email' });
}

/** To be told only to who has shown that the address is theirs. */
export function emailTaken(): DomainError {
  return new DomainError('EMAIL_TAKEN', 'conflict', 'There is already an account with this address.', {
    path: 'email',
  });
}

/** It was deleted a moment ago, from another device. */
export function accountGone(): DomainError {
  return new DomainError('ACCOUNT_NOT_FOUND', 'not-found', 'There is no longer such an account.');
}
