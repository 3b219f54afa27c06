import { CompanyMembers } from '@babelboard/companies/contract';
import type { AuthenticatedSession, Role } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';

/** What somebody is to the board. */
@Injectable()
export class Roles {
  constructor(private readonly members: CompanyMembers) {}

  /** The role of a session. Who left their company keeps what is theirs: the account, with its copy and its end. */
  async of({ accountId, accountType }: Pick<AuthenticatedSession, 'accountId' | 'accountType'>): Promise<Role> {
    if (accountType !== 'company') {
      return accountType;
    }
    const member = await this.members.find(accountId);
    if (member === null) {
      return 'company-former';
    }
    return member.role === 'owner' ? 'company-owner' : 'company-recruiter';
  }
}
