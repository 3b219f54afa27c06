import { domainEvent } from '@babelboard/platform';

/** A member may do other things now. */
export class MemberRoleChanged extends domainEvent<{ companyId: number; accountId: number }>(
  'companies.member-role-changed.v1',
) {}
