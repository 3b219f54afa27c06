import { DomainError } from '@babelboard/platform';

export function careerEventUnknown(): DomainError {
  return new DomainError('CAREER_EVENT_UNKNOWN', 'not-found');
}

/** Also for one that is over while somebody joins. */
export function careerEventOver(): DomainError {
  return new DomainError('CAREER_EVENT_OVER', 'conflict');
}

export function careerEventCancelled(): DomainError {
  return new DomainError('CAREER_EVENT_CANCELLED', 'conflict');
}

export function careerEventNotAnnounced(): DomainError {
  return new DomainError('CAREER_EVENT_NOT_ANNOUNCED', 'conflict');
}

export function careerEventFull(): DomainError {
  return new DomainError('CAREER_EVENT_FULL', 'conflict');
}

/** @param most how often somebody joins or leaves within a day */
export function careerEventsTurnedTooOften(most: number, retryAfter: number): DomainError {
  return new DomainError('CAREER_EVENTS_TURNED_TOO_OFTEN', 'limited', { params: { most, retryAfter } });
}

/** An event that is announced has a beginning and a later end. */
export function eventTimesWrong(): DomainError {
  return new DomainError('EVENT_TIMES_WRONG', 'invalid', { path: 'ends_at' });
}

/** A city or a language that the board does not know. */
export function eventReferenceUnknown(path: 'cities' | 'language_ids'): DomainError {
  return new DomainError('EVENT_REFERENCE_UNKNOWN', 'invalid', { path });
}

/** Somebody else has changed it meanwhile. */
export function careerEventChangedMeanwhile(): DomainError {
  return new DomainError('CAREER_EVENT_CHANGED_MEANWHILE', 'conflict');
}
