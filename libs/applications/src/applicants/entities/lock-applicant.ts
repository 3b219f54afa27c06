import type { EntityManager } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import { applicantNotFound } from '../applicant.errors.js';

/** Loads an applicant of a company and locks the row. @throws DomainError APPLICANT_NOT_FOUND, also where it is another's */
export async function lockApplicant(tx: EntityManager, companyId: number, id: number): Promise<JobApplication> {
  const application = await tx.findOne(JobApplication, {
    where: { id, companyId },
    lock: { mode: 'pessimistic_write' },
  });
  if (application === null) {
    throw applicantNotFound();
  }
  return application;
}
