import { DomainError } from '@babelboard/platform';

/** Not made here, or for somebody who works for the company no more. */
export function mailAnswerLinkInvalid(): DomainError {
  return new DomainError('MAIL_ANSWER_LINK_INVALID', 'gone');
}

/** Too old, or of an application that was sent anew since. */
export function mailAnswerLinkExpired(): DomainError {
  return new DomainError('MAIL_ANSWER_LINK_EXPIRED', 'gone');
}

/** Its member has answered by it, or by a later one. */
export function mailAnswerLinkUsed(): DomainError {
  return new DomainError('MAIL_ANSWER_LINK_USED', 'gone');
}

/** The candidate took the application back. */
export function mailAnswerWithdrawn(): DomainError {
  return new DomainError('MAIL_ANSWER_WITHDRAWN', 'gone');
}

export function mailAnswerSuspended(): DomainError {
  return new DomainError('MAIL_ANSWER_SUSPENDED', 'forbidden');
}
