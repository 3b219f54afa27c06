import { domainEvent } from '@babelboard/platform';

/** Somebody who takes part in the challenge has the step of a day. */
export class ChallengeStepGiven extends domainEvent<{ accountId: number; joinedAt: string; day: number }>(
  'candidates.challenge-step-given.v1',
) {}
