import { Query } from '@nestjs/cqrs';
import type { Step } from '../domain/step-of-day.js';
import type { ChallengeEnd } from '../entities/challenge.entity.js';

/** How somebody's week goes. */
export interface ChallengeState {
  joinedAt: Date;
  /** The steps that were given, one a day, and whether each is done by now. */
  steps: { step: Step; done: boolean }[];
  /** When the next one comes; null where none does. */
  nextAt: Date | null;
  ending: ChallengeEnd | null;
}

/** The challenge of a candidate; null where they never joined. */
export class FindChallenge extends Query<ChallengeState | null> {
  constructor(readonly accountId: number) {
    super();
  }
}
