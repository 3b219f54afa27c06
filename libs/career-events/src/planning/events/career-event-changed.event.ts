import { domainEvent } from '@babelboard/platform';
import type { EventChange } from '../store/career-event.entity.js';

/** An event was moved or called off. */
export class CareerEventChanged extends domainEvent<{
  eventId: number;
  change: EventChange;
  /** Of the event as it stood then. */
  sequence: number;
}>('career-events.career-event-changed.v1') {}
