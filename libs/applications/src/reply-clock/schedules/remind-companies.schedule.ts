import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { firstReminderAt, type RemindedOf, secondReminderAt } from '../domain/reply-times.js';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';
import { ReplyReminderDue } from '../events/reply-reminder-due.event.js';

/** Companies that one transaction reminds. */
const BATCH = 20;
/** Applicants that one event names; the mail tells their number. */
const MOST_NAMED = 500;

/** The steps of an application before a reminder. */
const BEFORE = { 1: 'reminders = 0', 2: 'reminders IN (0, 1)' } as const;

/** Reminds companies of applicants who wait: two days before the date, and when it has come. */
@Schedule({ id: 'applications.remind-companies', everyMs: 300_000, workload: 'general' })
export class RemindCompanies implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyDirectory,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.remind(2, secondReminderAt);
    await this.remind(1, firstReminderAt);
  }

  private async remind(reminder: 1 | 2, times: (now: Date) => RemindedOf): Promise<void> {
    const done: number[] = [];
    let due: number[];
    do {
      due = await this.database.transaction((tx) => this.some(tx, reminder, times(this.clock.now()), done));
      done.push(...due);
    } while (due.length === BATCH);
  }

  /** Gives the companies that it was about. */
  private async some(tx: EntityManager, reminder: 1 | 2, of: RemindedOf, done: number[]): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      `SELECT DISTINCT company_id AS id FROM job_application
       WHERE ${WAITS_FOR_ANSWER} AND ${BEFORE[reminder]} AND answer_due_at <= $1 AND ($2::timestamptz IS NULL OR answer_due_at > $2)
         AND company_id <> ALL ($3) LIMIT ${BATCH}`,
      [of.until, of.after, done],
    );
    const ids = rows.map(({ id }) => id);
    // Who is suspended cannot answer; their time runs when they are back.
    const suspended = await this.companies.holdSuspensions(tx, ids);
    await this.tell(
      tx,
      reminder,
      of,
      ids.filter((id) => !suspended.has(id)),
    );
    return ids;
  }

  private async tell(tx: EntityManager, reminder: 1 | 2, of: RemindedOf, companyIds: number[]): Promise<void> {
    const [waiting] = await tx.query<[{ id: number; companyId: number }[], number]>(
      `WITH due AS (
         SELECT id FROM job_application
         WHERE company_id = ANY ($1) AND ${WAITS_FOR_ANSWER} AND ${BEFORE[reminder]} AND answer_due_at <= $2
           AND ($3::timestamptz IS NULL OR answer_due_at > $3)
         ORDER BY id FOR UPDATE
       )
       UPDATE job_application a SET reminders = $4, reminded_at = $5 FROM due WHERE a.id = due.id
       RETURNING a.id, a.company_id AS "companyId"`,
      [companyIds, of.together, of.after, reminder, this.clock.now()],
    );
    const events = companyIds.flatMap((companyId) => {
      const applicationIds = waiting.filter((one) => one.companyId === companyId).map(({ id }) => id);
      return applicationIds.length === 0
        ? []
        : [new ReplyReminderDue({ companyId, reminder, applicationIds: applicationIds.slice(0, MOST_NAMED) })];
    });
    await this.outbox.add(tx, ...events);
  }
}
