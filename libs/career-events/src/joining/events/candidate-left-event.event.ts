import { domainEvent } from '@babelboard/platform';

/** A candidate left a career event before it began. */
export class CandidateLeftEvent extends domainEvent<{
  eventId: number;
  accountId: number;
  /** Of the attendance. */
  turns: number;
}>('career-events.candidate-left.v1') {}
