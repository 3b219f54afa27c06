import { CompanyMembers, type CompanyMembership } from '@babelboard/companies/contract';
import type { AuthenticatedSession, Role } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';

/** What somebody is to the board, and for which company they work. */
export interface Standing {
  role: Role;
  member: CompanyMembership | null;
}

/** Tells what sessions may do. */
@Injectable()
export class Roles {
  constructor(private readonly members: CompanyMembers) {}

  /** Who left their company keeps what is theirs: the account, with its copy and its end. */
  async of({ accountId, accountType }: Pick<AuthenticatedSession, 'accountId' | 'accountType'>): Promise<Standing> {
    if (accountType !== 'company') {
      return { role: accountType, member: null };
    }
    const member = await this.members.find(accountId);
    if (member === null) {
      return { role: 'company-former', member };
    }
    return { role: member.role === 'owner' ? 'company-owner' : 'company-recruiter', member };
  }
}
