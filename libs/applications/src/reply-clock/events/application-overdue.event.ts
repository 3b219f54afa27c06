import { domainEvent } from '@babelboard/platform';

/** The date by which an answer was promised has passed without one. */
export class ApplicationOverdue extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
}>('applications.application-overdue.v1') {}
