import type { Slice } from '../slice.js';
import { Challenges } from './challenges.js';
import { JoinChallengeHandler } from './commands/join-challenge.handler.js';
import { LeaveChallengeHandler } from './commands/leave-challenge.handler.js';
import { Challenge } from './entities/challenge.entity.js';
import { ChallengeStepGiven } from './events/challenge-step-given.event.js';
import { FindChallengeHandler } from './queries/find-challenge.handler.js';
import { GiveChallengeSteps } from './schedules/give-challenge-steps.schedule.js';

/** The challenge of the first week: one small step of the profile a day. */
export const challengeSlice: Slice = {
  entities: [Challenge],
  events: [ChallengeStepGiven],
  providers: [Challenges, FindChallengeHandler, GiveChallengeSteps, JoinChallengeHandler, LeaveChallengeHandler],
  exports: [Challenges],
};
