import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { givenUpSince } from '../domain/reply-times.js';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';
import { RepliesMissing } from '../events/replies-missing.event.js';
import { SilenceKeeper } from '../silence-keeper.js';

const BATCH = 500;

/** Notices companies that leave applicants waiting long after the second reminder, and those that no longer do. */
@Schedule({ id: 'applications.notice-silence', everyMs: 300_000, workload: 'general' })
export class NoticeSilence implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly silence: SilenceKeeper,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let found: number;
    do {
      found = await this.database.transaction((tx) => this.giveUp(tx));
    } while (found === BATCH);
    // Whose applicants went away without an answer, as erased ones do, is told by no event.
    for (const companyId of await this.silence.endedUnseen()) {
      await this.database.transaction((tx) => this.silence.settle(tx, companyId));
    }
  }

  private async giveUp(tx: EntityManager): Promise<number> {
    const since = givenUpSince(this.clock.now());
    const [found] = await tx.query<[{ companyId: number }[], number]>(
      `WITH given_up AS (
         SELECT id FROM job_application
         WHERE ${WAITS_FOR_ANSWER} AND reminders = 2 AND answer_due_at <= $2 AND reminded_at <= $1
         ORDER BY answer_due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )
       UPDATE job_application a SET reminders = 3 FROM given_up WHERE a.id = given_up.id
       RETURNING a.company_id AS "companyId"`,
      [since, this.clock.now()],
    );
    const companies = [...new Set(found.map(({ companyId }) => companyId))];
    await this.outbox.add(tx, ...companies.map((companyId) => new RepliesMissing({ companyId })));
    return found.length;
  }
}
