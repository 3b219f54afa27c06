import { domainEvent } from '@babelboard/platform';

/** A candidate took an application back. */
export class ApplicationWithdrawn extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
}>('applications.application-withdrawn.v1') {}
