import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { DEFAULT_BAR, DEFAULT_RHYTHM, howToTell, isMailDue } from '../domain/telling-rules.js';
import { MatchingsDue } from '../events/matchings-due.event.js';
import { PeopleToTell, type PersonToTell } from '../people-to-tell.js';

/** Has people told in their morning of what newly suits them. */
@Schedule({ id: 'matching.tell-of-matchings', everyMs: 15 * 60_000, workload: 'general' })
export class TellOfMatchings implements ScheduleHandler {
  constructor(
    private readonly people: PeopleToTell,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for await (const person of this.people.ofMails()) {
      const how = howToTell(person.lastVisit, person.askedAt, this.clock.now());
      if (how !== 'stay-silent' && isMailDue(person.local, person.rhythm, person.toldOn)) {
        await this.tell(person, how === 'ask');
      }
    }
  }

  /** Noted and handed over together, so that nobody is told twice on a day. */
  private async tell({ accountId, local: { day } }: PersonToTell, asks: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
        return;
      }
      const [told] = await tx.query<unknown[]>(
        `INSERT INTO matching_mail (account_id, bar, rhythm, told_on, told_at)
         VALUES ($1, ${DEFAULT_BAR}, '${DEFAULT_RHYTHM}', $2, $3)
         ON CONFLICT (account_id) DO UPDATE SET told_on = $2, told_at = $3
           WHERE matching_mail.told_on IS DISTINCT FROM $2 RETURNING 1`,
        [accountId, day, this.clock.now()],
      );
      if (told !== undefined) {
        await this.outbox.add(tx, new MatchingsDue({ accountId, day, asks }));
      }
    });
  }
}
