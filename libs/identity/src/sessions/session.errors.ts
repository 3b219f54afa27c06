import { DomainError } from '@babelboard/platform';

export function loginWrong(): DomainError {
  return new DomainError('LOGIN_WRONG', 'invalid');
}

export function sessionNotFound(): DomainError {
  return new DomainError('SESSION_NOT_FOUND', 'not-found');
}

/** Somebody ended it while its request was under way. */
export function sessionEnded(): DomainError {
  return new DomainError('SESSION_ENDED', 'forbidden');
}
