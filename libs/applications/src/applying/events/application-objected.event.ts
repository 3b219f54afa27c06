import { domainEvent } from '@babelboard/platform';

/** A candidate says that the status of an application is wrong. */
export class ApplicationObjected extends domainEvent<{ applicationId: number; offerId: number; companyId: number }>(
  'applications.application-objected.v1',
) {}
