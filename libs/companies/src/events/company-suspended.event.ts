import { domainEvent } from '@babelboard/platform';

/** The offers of the company are not to be shown. */
export class CompanySuspended extends domainEvent<{ companyId: number }>('companies.company-suspended.v1') {}
