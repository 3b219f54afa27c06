import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { profileCompletion } from '../../profile/domain/profile-completion.js';
import { ProfileFactsReader } from '../../profile/queries/profile-facts-reader.js';
import { stepsLeft } from '../domain/step-of-day.js';
import { Challenge } from '../entities/challenge.entity.js';
import { type ChallengeState, FindChallenge } from './find-challenge.query.js';

@QueryHandler(FindChallenge)
export class FindChallengeHandler implements IQueryHandler<FindChallenge> {
  constructor(
    private readonly database: Database,
    private readonly facts: ProfileFactsReader,
  ) {}

  async execute({ accountId }: FindChallenge): Promise<ChallengeState | null> {
    const challenge = await this.database.dataSource.manager.findOneBy(Challenge, { accountId });
    const facts = challenge && (await this.facts.find(accountId));
    if (challenge === null || facts === null) {
      return null;
    }
    const left = stepsLeft(profileCompletion(facts));
    const { joinedAt, nextAt, ending } = challenge;
    return { joinedAt, nextAt, ending, steps: challenge.steps.map((step) => ({ step, done: !left.includes(step) })) };
  }
}
