import { Accounts } from '@babelboard/identity/contract';
import { MessagePreferences } from '@babelboard/message-preferences/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { profileCompletion } from '../../profile/domain/profile-completion.js';
import { candidateNotFound } from '../../profile/profile.errors.js';
import { ProfileFactsReader } from '../../profile/queries/profile-facts-reader.js';
import { profileHasNoSteps, timeZoneUnknown } from '../challenge.errors.js';
import { isTimeZone } from '../domain/next-morning.js';
import { stepsLeft } from '../domain/step-of-day.js';
import { Challenge } from '../entities/challenge.entity.js';
import { JoinChallenge } from './join-challenge.command.js';

@CommandHandler(JoinChallenge)
export class JoinChallengeHandler implements ICommandHandler<JoinChallenge> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
    private readonly preferences: MessagePreferences,
  ) {}

  /**
   * Who joins wants the mails: a switch that was off goes on.
   * @throws DomainError ACCOUNT_NOT_FOUND, CANDIDATE_NOT_FOUND, TIME_ZONE_UNKNOWN, NO_STEPS_LEFT
   */
  async execute({ accountId, timeZone }: JoinChallenge): Promise<void> {
    if (!isTimeZone(timeZone)) {
      throw timeZoneUnknown();
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const facts = await this.facts.find(accountId, tx);
      if (facts === null) {
        throw candidateNotFound();
      }
      const known = await tx.findOneBy(Challenge, { accountId });
      if (known?.isRunning() !== true && stepsLeft(profileCompletion(facts)).length === 0) {
        throw profileHasNoSteps();
      }
      await this.preferences.change(tx, accountId, { kind: 'challenge-tasks', wanted: true, language: null });
      if (known?.isRunning() !== true) {
        await tx.save(Challenge.join(accountId, timeZone, this.clock.now()));
      }
    });
  }
}
