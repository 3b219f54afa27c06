import { domainEvent } from '@babelboard/platform';

/** A candidate wants to see a company's offers again. */
export class CompanyUnhidden extends domainEvent<{ accountId: number; companyId: number }>(
  'favorites.company-unhidden.v1',
) {}
