import { domainEvent } from '@babelboard/platform';

/** An operator has looked at the new name of a company: it goes into mails to strangers from now on. */
export class CompanyNameAccepted extends domainEvent<{ companyId: number }>('companies.company-name-accepted.v1') {}
