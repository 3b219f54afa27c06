import { DomainError } from '@babelboard/platform';
import type { PasswordWeakness } from './domain/password-strength.js';

export function tokenInvalid(): DomainError {
  return new DomainError('TOKEN_INVALID', 'gone');
}

export function loginWrong(): DomainError {
  return new DomainError('LOGIN_WRONG', 'invalid');
}

/** @param least characters that it needs */
export function passwordTooWeak(weakness: PasswordWeakness, least: number): DomainError {
  return new DomainError('PASSWORD_TOO_WEAK', 'invalid', { path: 'password', params: { weakness, least } });
}

/** @param retryAfter seconds */
export function passwordsBusy(retryAfter: number): DomainError {
  return new DomainError('TOO_MANY_AT_ONCE', 'limited', { params: { retryAfter } });
}

export function sessionNotFound(): DomainError {
  return new DomainError('SESSION_NOT_FOUND', 'not-found');
}

/** Somebody ended it while its request was under way. */
export function sessionEnded(): DomainError {
  return new DomainError('SESSION_ENDED', 'forbidden');
}

export function emailNotVerified(): DomainError {
  return new DomainError('EMAIL_NOT_VERIFIED', 'forbidden');
}

/** There is none, or it was deleted a moment ago, from another device. */
export function accountNotFound(): DomainError {
  return new DomainError('ACCOUNT_NOT_FOUND', 'not-found');
}

/** There are no pages and mails in it. */
export function languageNotOffered(): DomainError {
  return new DomainError('LANGUAGE_NOT_OFFERED', 'invalid', { path: 'language' });
}

export function emailUnchanged(): DomainError {
  return new DomainError('EMAIL_UNCHANGED', 'invalid', { path: 'email' });
}

/** To be told only to who has shown that the address is theirs. */
export function emailTaken(): DomainError {
  return new DomainError('EMAIL_TAKEN', 'conflict', {
    path: 'email',
  });
}
