import { DomainError } from '@babelboard/platform';

/** Nobody has set such a service. */
export function feedbackNotAvailable(): DomainError {
  return new DomainError('FEEDBACK_NOT_AVAILABLE', 'conflict');
}

/** Who asks was shown another name than that of the service. */
export function feedbackServiceChanged(): DomainError {
  return new DomainError('FEEDBACK_SERVICE_CHANGED', 'conflict', { path: 'service' });
}

export function feedbackEmailNotVerified(): DomainError {
  return new DomainError('FEEDBACK_EMAIL_NOT_VERIFIED', 'forbidden');
}

/** @param most CVs of one person within a day */
export function feedbackAskedTooOften(most: number, retryAfter: number): DomainError {
  return new DomainError('FEEDBACK_ASKED_TOO_OFTEN', 'limited', { params: { most, retryAfter } });
}

/** It left, or nobody asked for it. */
export function feedbackNotWaiting(): DomainError {
  return new DomainError('FEEDBACK_NOT_WAITING', 'conflict');
}

export function feedbackBeingSent(): DomainError {
  return new DomainError('FEEDBACK_BEING_SENT', 'conflict');
}

export function feedbackUnknown(): DomainError {
  return new DomainError('FEEDBACK_UNKNOWN', 'not-found');
}

/** The CV is gone, or its owner has taken it back. */
export function feedbackTakenBack(): DomainError {
  return new DomainError('FEEDBACK_TAKEN_BACK', 'gone');
}

/** Neither text nor file. */
export function feedbackEmpty(): DomainError {
  return new DomainError('FEEDBACK_EMPTY', 'invalid', { path: 'text' });
}
