import type { EntityManager } from 'typeorm';
import { applicantNotFound } from '../../applicants/applicant.errors.js';
import { applicationNotFound } from '../../applying/application.errors.js';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import type { Writer } from '../writer.js';

/** Loads the application that a thread belongs to, for who only reads. @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, also where it is another's */
export async function findThread(tx: EntityManager, reader: Writer, applicationId: number): Promise<JobApplication> {
  const isCandidate = reader.side === 'candidate';
  const owner = isCandidate ? { accountId: reader.accountId } : { companyId: reader.companyId };
  const application = await tx.findOneBy(JobApplication, { id: applicationId, ...owner });
  if (application === null) {
    throw isCandidate ? applicationNotFound() : applicantNotFound();
  }
  return application;
}
