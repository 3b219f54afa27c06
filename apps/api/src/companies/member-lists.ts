import { CompanyMembers, type CompanyMembership, ListInvitations } from '@babelboard/companies';
import { Clock } from '@babelboard/platform';
import type { CompanyMembersResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { doneWith } from '../auth/done.js';
import { presentMembers } from './present-members.js';

/** The one answer of all calls about members: the list as it is now. */
@Injectable()
export class MemberLists {
  constructor(
    private readonly members: CompanyMembers,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async of(asker: CompanyMembership): Promise<CompanyMembersResponse> {
    const { companyId } = asker;
    const [members, invitations] = await Promise.all([
      this.members.list(companyId),
      this.queries.execute(new ListInvitations(companyId)),
    ]);
    return presentMembers(members, invitations, asker, this.clock.now());
  }

  async after(asker: CompanyMembership, message: string): Promise<CompanyMembersResponse> {
    // Whoever changed their own role sees the list as they may now.
    const now = (await this.members.find(asker.accountId)) ?? asker;
    return { ...(await this.of(now)), ...doneWith(message) };
  }
}
