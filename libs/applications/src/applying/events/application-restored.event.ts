import { domainEvent } from '@babelboard/platform';

/** A candidate undid a withdrawal at once. */
export class ApplicationRestored extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
}>('applications.application-restored.v1') {}
