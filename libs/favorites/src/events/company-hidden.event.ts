import { domainEvent } from '@babelboard/platform';

/** A candidate does not want to see a company's offers in lists. */
export class CompanyHidden extends domainEvent<{ accountId: number; companyId: number }>(
  'favorites.company-hidden.v1',
) {}
