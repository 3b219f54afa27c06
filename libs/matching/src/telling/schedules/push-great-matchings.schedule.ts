import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';
import { DEFAULT_BAR, DEFAULT_RHYTHM, mayPushNow } from '../domain/telling-rules.js';
import { PeopleToTell, type PersonToTell } from '../people-to-tell.js';

/** Has devices say once a day, while people are awake, that something fits very well. */
@Schedule({ id: 'matching.push-great-matchings', everyMs: 15 * 60_000, workload: 'general' })
export class PushGreatMatchings implements ScheduleHandler {
  constructor(
    private readonly people: PeopleToTell,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly pushes: PushMessages,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for await (const person of this.people.ofPushes()) {
      if (mayPushNow(person.local)) {
        await this.push(person);
      }
    }
  }

  /** The day is part of the message's key: a second one on it is the same one. */
  private async push({ accountId, local: { day } }: PersonToTell): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
        return;
      }
      await tx.query(
        `INSERT INTO matching_mail (account_id, bar, rhythm, pushed_at) VALUES ($1, ${DEFAULT_BAR}, '${DEFAULT_RHYTHM}', $2)
         ON CONFLICT (account_id) DO UPDATE SET pushed_at = $2`,
        [accountId, this.clock.now()],
      );
      await this.pushes.add(tx, { accountId, purpose: 'matching', subjectId: day, data: {} });
    });
  }
}
