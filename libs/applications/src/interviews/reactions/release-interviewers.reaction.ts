import { MemberRemoved } from '@babelboard/companies/contract';
import { Clock, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';

/** Whoever left a company holds no interview there any more. What is booked stands: others of the company hold it, or cancel it. */
@Reaction({ id: 'applications.release-interviewers', on: [MemberRemoved], workload: 'general' })
export class ReleaseInterviewers implements ReactionHandler<MemberRemoved> {
  constructor(private readonly clock: Clock) {}

  async handle({ payload: { companyId, accountId } }: StoredEvent<MemberRemoved>, tx: EntityManager): Promise<void> {
    await tx.query(
      `DELETE FROM interview_slot_member m USING interview_slot s
       WHERE s.id = m.slot_id AND s.company_id = $1 AND m.account_id = $2 AND s.starts_at > $3`,
      [companyId, accountId, this.clock.now()],
    );
    await tx.query(
      `DELETE FROM interview_attendance t USING job_application a
       WHERE a.id = t.application_id AND a.company_id = $1 AND t.account_id = $2 AND lower(t.during) > $3`,
      [companyId, accountId, this.clock.now()],
    );
  }
}
