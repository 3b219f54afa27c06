import type { EntityManager } from 'typeorm';
import { applicationNotFound } from '../application.errors.js';
import { JobApplication } from './job-application.entity.js';

/** Loads a candidate's application and locks its row. @throws DomainError APPLICATION_NOT_FOUND, also where it is another's */
export async function lockOwnApplication(tx: EntityManager, accountId: number, id: number): Promise<JobApplication> {
  const application = await tx.findOne(JobApplication, {
    where: { id, accountId },
    lock: { mode: 'pessimistic_write' },
  });
  if (application === null) {
    throw applicationNotFound();
  }
  return application;
}
