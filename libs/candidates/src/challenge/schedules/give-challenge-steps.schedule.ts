import { Accounts, type Person } from '@babelboard/identity/contract';
import { MessagePreferences } from '@babelboard/message-preferences/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { profileCompletion } from '../../profile/domain/profile-completion.js';
import { ProfileFactsReader } from '../../profile/queries/profile-facts-reader.js';
import { stepOfDay, stepsLeft } from '../domain/step-of-day.js';
import { Challenge } from '../entities/challenge.entity.js';
import { ChallengeStepGiven } from '../events/challenge-step-given.event.js';

/** At a time, so that no run grows with the board. */
const BATCH = 500;
/** A step that is so late waits for the next morning: nobody gets one at night because a server was away. */
const LATEST_MS = 4 * 3_600_000;

/** Gives everybody who takes part in the challenge the step of the day, at nine in the morning where they are. */
@Schedule({ id: 'candidates.give-challenge-steps', everyMs: 300_000, workload: 'general' })
export class GiveChallengeSteps implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
    private readonly preferences: MessagePreferences,
    private readonly outbox: Outbox,
  ) {}

  async run(): Promise<void> {
    let ids = await this.findDue();
    while (ids.length > 0) {
      for (const id of ids) {
        await this.database.transaction(async (tx) => {
          const person = await this.accounts.lockIfThere(tx, id);
          if (person !== null) {
            await this.give(tx, person);
          }
        });
      }
      ids = ids.length < BATCH ? [] : await this.findDue();
    }
  }

  private async findDue(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT account_id AS id FROM challenge WHERE next_at <= $1 ORDER BY next_at LIMIT ${BATCH}`,
      [this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** What decides is read here, behind the lock: another worker may have been at it. */
  private async give(tx: EntityManager, { id: accountId, verified }: Person): Promise<void> {
    const now = this.clock.now();
    const challenge = await tx.findOneBy(Challenge, { accountId });
    if (challenge === null || challenge.nextAt === null || challenge.nextAt > now) {
      return;
    }
    const facts = await this.facts.find(accountId, tx);
    const step = facts && stepOfDay(stepsLeft(profileCompletion(facts)), challenge.steps);
    if (step === null) {
      challenge.end('all-done');
    } else if (!(await this.preferences.wants(tx, accountId, 'challenge-tasks'))) {
      challenge.end('unwanted');
    } else if (!verified || now.getTime() - challenge.nextAt.getTime() > LATEST_MS) {
      challenge.skip(now);
    } else {
      const { joinedAt } = challenge;
      const day = challenge.give(step, now);
      await this.outbox.add(tx, new ChallengeStepGiven({ accountId, joinedAt: joinedAt.toISOString(), day }));
    }
    await tx.save(challenge);
  }
}
