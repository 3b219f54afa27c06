import type { EntityManager } from 'typeorm';
import { hasEnded } from '../applying/domain/application-times.js';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { Interview } from './entities/interview.entity.js';
import { interviewEnded } from './interview.errors.js';

/** Locks the interview of an application whose row is locked; null where no time was offered yet. */
export function lockInterview(tx: EntityManager, applicationId: number): Promise<Interview | null> {
  return tx.findOne(Interview, { where: { applicationId }, lock: { mode: 'pessimistic_write' } });
}

/** @throws DomainError INTERVIEW_ENDED where it was withdrawn or decided */
export function requireOpen({ status }: Pick<JobApplication, 'status'>): void {
  if (hasEnded(status)) {
    throw interviewEnded();
  }
}
