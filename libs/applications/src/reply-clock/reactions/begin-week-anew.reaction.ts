import { CompanyReinstated } from '@babelboard/companies/contract';
import { Clock, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';

/** Who was suspended could not answer: the week after the second reminder begins anew. */
@Reaction({ id: 'applications.begin-week-anew', on: [CompanyReinstated], workload: 'general' })
export class BeginWeekAnew implements ReactionHandler<CompanyReinstated> {
  constructor(private readonly clock: Clock) {}

  async handle({ payload: { companyId } }: StoredEvent<CompanyReinstated>, tx: EntityManager): Promise<void> {
    await tx.query(
      `UPDATE job_application SET reminded_at = $2 WHERE id IN (
         SELECT id FROM job_application WHERE company_id = $1 AND ${WAITS_FOR_ANSWER} AND reminders = 2 ORDER BY id FOR UPDATE)`,
      [companyId, this.clock.now()],
    );
  }
}
