import { DomainError } from '@babelboard/platform';
import type { PasswordWeakness } from './domain/password-strength.js';

/** @param least characters that it needs */
export function passwordTooWeak(weakness: PasswordWeakness, least: number): DomainError {
  return new DomainError('PASSWORD_TOO_WEAK', 'invalid', { path: 'password', params: { weakness, least } });
}

/** @param retryAfter seconds */
export function passwordsBusy(retryAfter: number): DomainError {
  return new DomainError('TOO_MANY_AT_ONCE', 'limited', { params: { retryAfter } });
}
