import { domainEvent } from '@babelboard/platform';

/** An event that somebody joined begins soon. */
export class EventReminderDue extends domainEvent<{
  eventId: number;
  accountId: number;
  /** So many hours before it at most. */
  hours: number;
  /** Of the event as it stood then. */
  sequence: number;
}>('career-events.event-reminder-due.v1') {}
