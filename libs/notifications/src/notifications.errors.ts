import { DomainError } from '@babelboard/platform';

export function mailUnknown(): DomainError {
  return new DomainError('MAIL_UNKNOWN', 'not-found');
}

/** It is not sent yet, belongs to no account, names somebody else, or carries a link that works once. */
export function mailWordsNotKept(): DomainError {
  return new DomainError('MAIL_WORDS_NOT_KEPT', 'not-found');
}

/** It is on its way, or waits for its turn. */
export function mailUnderWay(): DomainError {
  return new DomainError('MAIL_UNDER_WAY', 'conflict');
}

/** It brings offers, which come once, or it is older than what is kept of mails. */
export function mailNotRepeatable(): DomainError {
  return new DomainError('MAIL_NOT_REPEATABLE', 'conflict');
}

/** Nothing stops mails to it, or it is forgotten. */
export function addressNotStopped(): DomainError {
  return new DomainError('ADDRESS_NOT_STOPPED', 'not-found');
}

/** No mails wait because of complaints. */
export function bulkMailNotStopped(): DomainError {
  return new DomainError('BULK_MAIL_NOT_STOPPED', 'conflict');
}
