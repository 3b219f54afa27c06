import { domainEvent } from '@babelboard/platform';

/** Somebody applied, or applied again after a withdrawal. */
export class ApplicationSubmitted extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
}>('applications.application-submitted.v1') {}
