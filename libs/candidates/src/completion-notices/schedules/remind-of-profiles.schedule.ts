import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { REMINDER_DAYS, REMINDER_WINDOW_DAYS } from '../domain/reminders.js';
import { ProfileReminderDue } from '../events/profile-reminder-due.event.js';

/** At a time, so that no run grows with the board. */
const BATCH = 500;

interface DueReminder {
  accountId: number;
  reminder: number;
}

/** Has candidates reminded whose profile is not yet enough to apply, a few days after they registered. */
@Schedule({ id: 'candidates.remind-of-profiles', everyMs: 3_600_000, workload: 'general' })
export class RemindOfProfiles implements ScheduleHandler {
  private readonly logger = new Logger(RemindOfProfiles.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** One that cannot be given holds up nobody else; it stays due, and in the log at every run. */
  async run(): Promise<void> {
    const failed: number[] = [];
    let due = await this.findDue(failed);
    while (due.length > 0) {
      for (const one of due) {
        await this.remind(one).catch((error: unknown) => {
          failed.push(one.accountId);
          this.logger.error(`Account ${one.accountId} cannot be reminded`, error);
        });
      }
      due = due.length < BATCH ? [] : await this.findDue(failed);
    }
  }

  private remind({ accountId, reminder }: DueReminder): Promise<void> {
    return this.database.transaction(async (tx) => {
      if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
        return;
      }
      const [noted] = await tx.query<unknown[]>(
        `INSERT INTO completion_notice (account_id, reminder) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET reminder = excluded.reminder
           WHERE completion_notice.reminder < excluded.reminder
         RETURNING 1`,
        [accountId, reminder],
      );
      if (noted !== undefined) {
        await this.outbox.add(tx, new ProfileReminderDue({ accountId, reminder }));
      }
    });
  }

  private findDue(failed: readonly number[]): Promise<DueReminder[]> {
    return this.database
      .query<DueReminder>(
        `SELECT candidate.account_id AS "accountId", due.reminder
       FROM (SELECT reminder, $1::timestamptz - days * interval '1 day' AS until FROM unnest($2::int[]) WITH ORDINALITY AS due(days, reminder)) AS due
       JOIN candidate ON candidate.created_at <= due.until
         AND candidate.created_at > due.until - interval '${REMINDER_WINDOW_DAYS} days' AND candidate.level = 'basic'
       LEFT JOIN completion_notice ON completion_notice.account_id = candidate.account_id
       WHERE coalesce(completion_notice.reminder, 0) < due.reminder AND candidate.account_id <> ALL ($3::int[])
       LIMIT ${BATCH}`,
        [this.clock.now(), REMINDER_DAYS, failed],
      )
      .then((rows) => rows.map(({ accountId, reminder }) => ({ accountId, reminder: Number(reminder) })));
  }
}
