import { domainEvent } from '@babelboard/platform';

/** The offers of the company may be shown again. */
export class CompanyReinstated extends domainEvent<{ companyId: number }>('companies.company-reinstated.v1') {}
