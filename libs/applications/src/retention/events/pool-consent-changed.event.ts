import { domainEvent } from '@babelboard/platform';

/** A candidate lets a company keep an application in its talent pool, or does so no longer. */
export class PoolConsentChanged extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
  given: boolean;
}>('applications.pool-consent-changed.v1') {}
