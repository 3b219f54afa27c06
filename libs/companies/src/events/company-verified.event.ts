import { domainEvent } from '@babelboard/platform';

/** The owner's address is verified: the company may post. */
export class CompanyVerified extends domainEvent<{ companyId: number }>('companies.company-verified.v1') {}
