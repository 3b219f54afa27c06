import type { EntityManager } from 'typeorm';
import { lockApplicant } from '../../applicants/entities/lock-applicant.js';
import type { JobApplication } from '../../applying/entities/job-application.entity.js';
import { lockOwnApplication } from '../../applying/entities/lock-own-application.js';
import type { Writer } from '../writer.js';

/** Locks the application that a thread belongs to. @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, also where it is another's */
export function lockThread(tx: EntityManager, writer: Writer, applicationId: number): Promise<JobApplication> {
  return writer.side === 'candidate'
    ? lockOwnApplication(tx, writer.accountId, applicationId)
    : lockApplicant(tx, writer.companyId, applicationId);
}
