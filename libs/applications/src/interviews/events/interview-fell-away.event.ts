import { domainEvent } from '@babelboard/platform';

/** A booked interview does not take place, for its candidate is gone: nothing but this says any more that it was there. */
export class InterviewFellAway extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  /** Accounts of the members who hold it. */
  memberIds: number[];
  /** ISO, as the end. */
  startsAt: string;
  endsAt: string;
  /** IANA: that of the company's side. */
  timeZone: string;
  /** Higher than that of the appointment in their calendars. */
  sequence: number;
}>('applications.interview-fell-away.v1') {}
