import { domainEvent } from '@babelboard/platform';

/** Applicants of a company still wait long after the second reminder. */
export class RepliesMissing extends domainEvent<{ companyId: number }>('applications.replies-missing.v1') {}
