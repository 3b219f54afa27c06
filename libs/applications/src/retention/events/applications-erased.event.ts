import { domainEvent } from '@babelboard/platform';

/** Applications to an offer were erased, as their time was over. */
export class ApplicationsErased extends domainEvent<{ offerId: number; companyId: number; count: number }>(
  'applications.applications-erased.v1',
) {}
