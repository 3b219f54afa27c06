import { domainEvent } from '@babelboard/platform';

/** The offers of a company stand last from now on; those that are named are not shown until it answers. */
export class CompanyFellSilent extends domainEvent<{ companyId: number; pausedOfferIds: number[] }>(
  'applications.company-fell-silent.v1',
) {}
