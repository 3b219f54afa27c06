import { DomainError } from '@babelboard/platform';

/** There is none, or it was deleted a moment ago, from another device. */
export function accountNotFound(): DomainError {
  return new DomainError('ACCOUNT_NOT_FOUND', 'not-found');
}

export function emailNotVerified(): DomainError {
  return new DomainError('EMAIL_NOT_VERIFIED', 'forbidden');
}

/** There are no pages and mails in it. */
export function languageNotOffered(): DomainError {
  return new DomainError('LANGUAGE_NOT_OFFERED', 'invalid', { path: 'language' });
}
