import { domainEvent } from '@babelboard/platform';

/** An offer has ended, and nobody has decided about this application. */
export class ApplicationLeftOpen extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
}>('applications.application-left-open.v1') {}
