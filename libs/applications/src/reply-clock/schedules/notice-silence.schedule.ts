import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { givenUpSince } from '../domain/reply-times.js';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';
import { RepliesMissing } from '../events/replies-missing.event.js';
import { SilenceKeeper } from '../silence-keeper.js';

/** Companies of one transaction. */
const BATCH = 20;

/** Whom the second reminder reached more than a week ago ($1), and who is late now ($2). */
const GIVEN_UP = `${WAITS_FOR_ANSWER} AND reminders = 2 AND answer_due_at <= $2 AND reminded_at <= $1`;

/** Notices companies that leave applicants waiting long after the second reminder, and those that no longer do. */
@Schedule({ id: 'applications.notice-silence', everyMs: 300_000, workload: 'general' })
export class NoticeSilence implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyDirectory,
    private readonly silence: SilenceKeeper,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const done: number[] = [];
    let due: number[];
    do {
      due = await this.database.transaction((tx) => this.some(tx, done));
      done.push(...due);
    } while (due.length === BATCH);
    // Whose applicants went away without an answer, as erased ones do, is told by no event.
    for (const companyId of await this.silence.endedUnseen()) {
      await this.database.transaction((tx) => this.silence.settle(tx, companyId));
    }
  }

  /** Gives the companies that it was about. */
  private async some(tx: EntityManager, done: readonly number[]): Promise<number[]> {
    const now = this.clock.now();
    const since = givenUpSince(now);
    const rows = await tx.query<{ id: number }[]>(
      `SELECT DISTINCT company_id AS id FROM job_application WHERE ${GIVEN_UP} AND company_id <> ALL ($3) LIMIT ${BATCH}`,
      [since, now, done],
    );
    const ids = rows.map(({ id }) => id);
    // Who is suspended cannot answer; their week begins when they are back.
    const suspended = await this.companies.holdSuspensions(tx, ids);
    const [found] = await tx.query<[{ companyId: number }[], number]>(
      `WITH given_up AS (
         SELECT id FROM job_application WHERE ${GIVEN_UP} AND company_id = ANY ($3) ORDER BY id FOR UPDATE
       )
       UPDATE job_application a SET reminders = 3 FROM given_up WHERE a.id = given_up.id
       RETURNING a.company_id AS "companyId"`,
      [since, now, ids.filter((id) => !suspended.has(id))],
    );
    const companies = [...new Set(found.map(({ companyId }) => companyId))];
    await this.outbox.add(tx, ...companies.map((companyId) => new RepliesMissing({ companyId })));
    return ids;
  }
}
