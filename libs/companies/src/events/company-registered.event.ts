import { domainEvent } from '@babelboard/platform';

/** Somebody has registered a company; its owner's address waits for verification. */
export class CompanyRegistered extends domainEvent<{ companyId: number }>('companies.company-registered.v1') {}
