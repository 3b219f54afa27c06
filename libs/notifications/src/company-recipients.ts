import { CompanyMembers } from '@babelboard/companies/contract';
import { Injectable } from '@nestjs/common';

/** Who of a company gets a mail about something that one of its members takes care of. */
@Injectable()
export class CompanyRecipients {
  constructor(private readonly members: CompanyMembers) {}

  /** The accounts of that member where they still work for it, else of all owners. */
  async of(companyId: number, memberId: number | null): Promise<number[]> {
    const members = await this.members.list(companyId);
    return members.some(({ accountId }) => accountId === memberId)
      ? members.flatMap(({ accountId }) => (accountId === memberId ? accountId : []))
      : members.flatMap(({ accountId, role }) => (role === 'owner' ? accountId : []));
  }
}
