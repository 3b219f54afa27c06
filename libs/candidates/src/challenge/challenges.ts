import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { profileCompletion } from '../profile/domain/profile-completion.js';
import { ProfileFactsReader } from '../profile/queries/profile-facts-reader.js';
import { isTooLate } from './domain/is-too-late.js';
import { type Step, stepsLeft } from './domain/step-of-day.js';
import { Challenge } from './entities/challenge.entity.js';

/** Who takes part in the challenge, for siblings. */
@Injectable()
export class Challenges {
  constructor(
    private readonly facts: ProfileFactsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * The step that a day brought; null where the person began anew since, left or is gone, where it was done meanwhile, or where it
   * would come too late.
   */
  async stepOf(
    tx: EntityManager,
    { accountId, joinedAt, day }: { accountId: number; joinedAt: string; day: number },
    givenAt: Date,
  ): Promise<Step | null> {
    const challenge = await tx.findOneBy(Challenge, { accountId });
    const facts = await this.facts.find(accountId, tx);
    if (
      challenge?.joinedAt.toISOString() !== joinedAt ||
      challenge.ending === 'left' ||
      facts === null ||
      isTooLate(givenAt, this.clock.now())
    ) {
      return null;
    }
    return stepsLeft(profileCompletion(facts)).find((step) => step === challenge.steps[day - 1]) ?? null;
  }
}
