import { domainEvent } from '@babelboard/platform';

/** A candidate joined a career event. */
export class CandidateJoinedEvent extends domainEvent<{
  eventId: number;
  accountId: number;
  /** Of the attendance. */
  turns: number;
}>('career-events.candidate-joined.v1') {}
