import { DomainError } from '@babelboard/platform';

export function applicantNotFound(): DomainError {
  return new DomainError('APPLICANT_NOT_FOUND', 'not-found');
}

export function applicantOfferNotFound(): DomainError {
  return new DomainError('APPLICANT_OFFER_NOT_FOUND', 'not-found');
}

/** Somebody moved it since it was read. */
export function applicantMoved(): DomainError {
  return new DomainError('APPLICANT_MOVED', 'conflict', { path: 'version' });
}

export function mentionedNoMember(): DomainError {
  return new DomainError('APPLICANT_MENTION_UNKNOWN', 'invalid', { path: 'mentions' });
}

export function applicantNoteNotFound(): DomainError {
  return new DomainError('APPLICANT_NOTE_NOT_FOUND', 'not-found');
}

/** @param most how many there may be of one applicant */
export function applicantNotesFull(most: number): DomainError {
  return new DomainError('APPLICANT_NOTES_FULL', 'conflict', { path: 'text', params: { most } });
}

export function applicantCvGone(): DomainError {
  return new DomainError('APPLICANT_CV_GONE', 'gone');
}
