import { domainEvent } from '@babelboard/platform';

/** A company knows who somebody is now. */
export class CandidateUnlocked extends domainEvent<{
  unlockId: number;
  companyId: number;
  accountId: number;
  /** Who pressed. */
  memberId: number;
}>('cv-search.candidate-unlocked.v1') {}
