import { DomainError } from '@babelboard/platform';

/** To set it as PDF takes more than a file may take. */
export function profileTooLong(): DomainError {
  return new DomainError('PROFILE_TOO_LONG', 'invalid', { path: 'format' });
}

/** One is being made for the same person, or for many others. */
export function tooManyProfileFiles(): DomainError {
  return new DomainError('TOO_MANY_PROFILE_FILES', 'limited', { params: { retryAfter: 5 } });
}
