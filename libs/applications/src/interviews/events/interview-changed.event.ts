import { domainEvent } from '@babelboard/platform';

/** An interview was booked, moved or cancelled, or none of its times suits. */
export class InterviewChanged extends domainEvent<{
  applicationId: number;
  companyId: number;
  /** The candidate. */
  accountId: number;
  change: 'booked' | 'moved' | 'cancelled' | 'others_wanted';
  by: 'candidate' | 'company';
  /** That the interview has since then. */
  sequence: number;
}>('applications.interview-changed.v1') {}
