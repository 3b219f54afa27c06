import { domainEvent } from '@babelboard/platform';
import type { EventChange } from '../../planning/store/career-event.entity.js';

/** An event that somebody joined was moved or called off. */
export class AttendeeConcerned extends domainEvent<{
  eventId: number;
  accountId: number;
  change: EventChange;
  /** Of the event as it stood then. */
  sequence: number;
}>('career-events.attendee-concerned.v1') {}
