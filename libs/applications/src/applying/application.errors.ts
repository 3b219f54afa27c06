import { DomainError, type DomainErrorKind } from '@babelboard/platform';
import type { ApplyRefusal } from '@babelboard/wire';

const REFUSED: Record<ApplyRefusal, [code: string, kind: DomainErrorKind]> = {
  OFFER_NOT_LIVE: ['APPLY_OFFER_NOT_LIVE', 'gone'],
  APPLIED_ELSEWHERE: ['APPLY_APPLIED_ELSEWHERE', 'conflict'],
  ALREADY_APPLIED: ['APPLY_ALREADY_APPLIED', 'conflict'],
  COMPANY_BLOCKED: ['APPLY_COMPANY_BLOCKED', 'conflict'],
  EMAIL_NOT_VERIFIED: ['APPLY_EMAIL_NOT_VERIFIED', 'forbidden'],
  TASKS_PENDING: ['APPLY_TASKS_PENDING', 'conflict'],
  CV_NOT_READY: ['APPLY_CV_NOT_READY', 'conflict'],
};

export function cannotApply(refusal: ApplyRefusal): DomainError {
  const [code, kind] = REFUSED[refusal];
  return new DomainError(code, kind, { path: refusal === 'CV_NOT_READY' ? 'cv_id' : 'offer_id' });
}

export function applicationNotFound(): DomainError {
  return new DomainError('APPLICATION_NOT_FOUND', 'not-found');
}

export function applicationWithdrawn(): DomainError {
  return new DomainError('APPLICATION_WITHDRAWN', 'conflict');
}

export function applicationNotRestorable(): DomainError {
  return new DomainError('APPLICATION_NOT_RESTORABLE', 'conflict');
}

/** The offer is a vacancy: nothing is kept for later. */
export function noTalentPool(): DomainError {
  return new DomainError('APPLICATION_NO_TALENT_POOL', 'conflict');
}
