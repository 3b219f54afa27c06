import { domainEvent } from '@babelboard/platform';

/** Somebody works for a company now. */
export class MemberJoined extends domainEvent<{ companyId: number; accountId: number }>('companies.member-joined.v1') {}
