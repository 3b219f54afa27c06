import { domainEvent } from '@babelboard/platform';

/** The look of a company or of its minisite is another. */
export class MinisiteChanged extends domainEvent<{ companyId: number }>('companies.minisite-changed.v1') {}
