import { Accounts, type Person } from '@babelboard/identity/contract';
import { MessagePreferences } from '@babelboard/message-preferences/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { profileCompletion } from '../../profile/domain/profile-completion.js';
import { ProfileFactsReader } from '../../profile/queries/profile-facts-reader.js';
import { isTooLate } from '../domain/is-too-late.js';
import { stepOfDay, stepsLeft } from '../domain/step-of-day.js';
import { Challenge } from '../entities/challenge.entity.js';
import { ChallengeStepGiven } from '../events/challenge-step-given.event.js';

/** At a time, so that no run grows with the board. */
const BATCH = 500;

/** Those that are due at the time $1, but for those of the accounts $2. */
export const DUE_CHALLENGES = `SELECT account_id AS id FROM challenge
  WHERE next_at <= $1 AND account_id <> ALL ($2::int[]) ORDER BY next_at LIMIT ${BATCH}`;

/** Gives everybody who takes part in the challenge the step of the day, at nine in the morning where they are. */
@Schedule({ id: 'candidates.give-challenge-steps', everyMs: 300_000, workload: 'general' })
export class GiveChallengeSteps implements ScheduleHandler {
  private readonly logger = new Logger(GiveChallengeSteps.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
    private readonly preferences: MessagePreferences,
    private readonly outbox: Outbox,
  ) {}

  /** One that cannot go on holds up nobody else; it stays due, and in the log at every run. */
  async run(): Promise<void> {
    const failed: number[] = [];
    let ids = await this.findDue(failed);
    while (ids.length > 0) {
      for (const id of ids) {
        await this.giveTo(id).catch((error: unknown) => {
          failed.push(id);
          this.logger.error(`The challenge of account ${id} cannot go on`, error);
        });
      }
      ids = ids.length < BATCH ? [] : await this.findDue(failed);
    }
  }

  private async findDue(failed: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(DUE_CHALLENGES, [this.clock.now(), failed]);
    return rows.map(({ id }) => id);
  }

  private giveTo(accountId: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const person = await this.accounts.lockIfThere(tx, accountId);
      if (person !== null) {
        await this.give(tx, person);
      }
    });
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
    } else if (!verified || isTooLate(challenge.nextAt, now)) {
      challenge.skip(now);
    } else {
      const { joinedAt } = challenge;
      const day = challenge.give(step, now);
      await this.outbox.add(tx, new ChallengeStepGiven({ accountId, joinedAt: joinedAt.toISOString(), day }));
    }
    await tx.save(challenge);
  }
}
