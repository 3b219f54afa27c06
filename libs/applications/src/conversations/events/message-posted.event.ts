import { domainEvent } from '@babelboard/platform';

/** Somebody wrote in the thread of an application. */
export class MessagePosted extends domainEvent<{
  messageId: number;
  applicationId: number;
  offerId: number;
  companyId: number;
  /** The candidate. */
  accountId: number;
  side: 'candidate' | 'company';
}>('applications.message-posted.v1') {}
