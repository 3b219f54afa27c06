import { domainEvent } from '@babelboard/platform';

/** Somebody no longer works for a company; `left`: it was their own wish. */
export class MemberRemoved extends domainEvent<{ companyId: number; accountId: number; left: boolean }>(
  'companies.member-removed.v1',
) {}
