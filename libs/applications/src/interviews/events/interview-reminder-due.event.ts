import { domainEvent } from '@babelboard/platform';

/** An interview begins soon. */
export class InterviewReminderDue extends domainEvent<{
  applicationId: number;
  /** So many hours before it at most. */
  hours: number;
  /** Of the booking that it is about. */
  sequence: number;
}>('applications.interview-reminder-due.v1') {}
