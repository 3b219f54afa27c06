import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CompanyChannel } from '../../company-channel.js';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';
import { ApplicationOverdue } from '../events/application-overdue.event.js';

const BATCH = 200;

interface Overdue {
  id: number;
  offerId: number;
  companyId: number;
  accountId: number;
}

/** Has candidates told, once for each application, that the date by which an answer was promised has passed. */
@Schedule({ id: 'applications.tell-overdue-applicants', everyMs: 300_000, workload: 'general' })
export class TellOverdueApplicants implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let told: number;
    do {
      told = await this.database.transaction((tx) => this.some(tx));
    } while (told === BATCH);
  }

  private async some(tx: EntityManager): Promise<number> {
    const [overdue] = await tx.query<[Overdue[], number]>(
      `WITH overdue AS (
         SELECT id FROM job_application WHERE ${WAITS_FOR_ANSWER} AND overdue_told_at IS NULL AND answer_due_at <= $1
         ORDER BY answer_due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )
       UPDATE job_application a SET overdue_told_at = $1 FROM overdue WHERE a.id = overdue.id
       RETURNING a.id, a.offer_id AS "offerId", a.company_id AS "companyId", a.account_id AS "accountId"`,
      [this.clock.now()],
    );
    await this.outbox.add(
      tx,
      ...overdue.map(({ id: applicationId, ...about }) => new ApplicationOverdue({ applicationId, ...about })),
    );
    await this.channel.tellCandidates(tx, overdue);
    await this.tellMembers(tx, overdue);
    return overdue.length;
  }

  private async tellMembers(tx: EntityManager, overdue: readonly Overdue[]): Promise<void> {
    const companyOf = new Map(overdue.map(({ offerId, companyId }) => [offerId, companyId]));
    for (const [offerId, companyId] of companyOf) {
      const ids = overdue.flatMap((one) => (one.offerId === offerId ? one.id : []));
      await this.channel.tell(tx, companyId, { kind: 'overdue', offerId, ids });
    }
  }
}
