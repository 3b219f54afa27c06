import { DomainError } from '@babelboard/platform';

export function slotNotFound(): DomainError {
  return new DomainError('INTERVIEW_SLOT_NOT_FOUND', 'not-found', { path: 'slot_id' });
}

/** No time was offered, or none booked. */
export function interviewNotFound(): DomainError {
  return new DomainError('INTERVIEW_NOT_FOUND', 'not-found');
}

/** Somebody else was faster, or who holds it is elsewhere by now. */
export function slotTaken(): DomainError {
  return new DomainError('SLOT_TAKEN', 'conflict', { path: 'slot_id' });
}

/** The candidate is in another interview then. */
export function candidateBusy(): DomainError {
  return new DomainError('INTERVIEW_CANDIDATE_BUSY', 'conflict', { path: 'slot_id' });
}

/** The application was withdrawn or decided. */
export function interviewEnded(): DomainError {
  return new DomainError('INTERVIEW_ENDED', 'conflict');
}

export function tooLateToChange(hours: number): DomainError {
  return new DomainError('INTERVIEW_TOO_LATE', 'conflict', { params: { hours } });
}

export function nothingBooked(): DomainError {
  return new DomainError('INTERVIEW_NOT_BOOKED', 'conflict');
}

export function bookedAlready(): DomainError {
  return new DomainError('INTERVIEW_BOOKED', 'conflict');
}

export function slotBooked(): DomainError {
  return new DomainError('INTERVIEW_SLOT_BOOKED', 'conflict');
}

/** Each offer of times is a mail: one who is asked so often today is asked again tomorrow. */
export function offersUsedUp(most: number, retryAfter: number): DomainError {
  return new DomainError('INTERVIEW_OFFERS_USED_UP', 'limited', { params: { most, retryAfter } });
}

export function notOfOneOffer(): DomainError {
  return new DomainError('INTERVIEW_ONE_OFFER', 'invalid', { path: 'applicant_ids' });
}

export function interviewerUnknown(): DomainError {
  return new DomainError('INTERVIEW_MEMBER_UNKNOWN', 'invalid', { path: 'interviewers' });
}

/** @param at place in the list that was sent */
export function timePast(at: number): DomainError {
  return new DomainError('INTERVIEW_TIME_PAST', 'invalid', { path: `slots.${at}.starts_at` });
}

export function timeTooFar(at: number): DomainError {
  return new DomainError('INTERVIEW_TIME_TOO_FAR', 'invalid', { path: `slots.${at}.starts_at` });
}

/** Somebody who holds it is in another interview then. */
export function memberBusy(at: number): DomainError {
  return new DomainError('INTERVIEW_MEMBER_BUSY', 'invalid', { path: `slots.${at}.starts_at` });
}
