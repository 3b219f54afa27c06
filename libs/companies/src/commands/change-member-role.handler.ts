import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberNotFound } from '../company.errors.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { requireOtherOwner } from '../entities/other-owner.js';
import { MemberRoleChanged } from '../events/member-role-changed.event.js';
import { MemberNews } from '../member-news.js';
import { ChangeMemberRole } from './change-member-role.command.js';

@CommandHandler(ChangeMemberRole)
export class ChangeMemberRoleHandler implements ICommandHandler<ChangeMemberRole> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly news: MemberNews,
  ) {}

  /** @throws DomainError NOT_AN_OWNER, MEMBER_NOT_FOUND, LAST_OWNER_STAYS */
  execute({ companyId, ownerId, accountId, role }: ChangeMemberRole): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockOwnedCompany(tx, companyId, ownerId);
      const member = await tx.findOneBy(CompanyMember, { companyId, accountId });
      if (member === null) {
        throw memberNotFound();
      }
      if (member.role === role) {
        return;
      }
      if (member.role === 'owner') {
        await requireOtherOwner(tx, member);
      }
      member.role = role;
      await tx.save(member);
      await this.outbox.add(tx, new MemberRoleChanged({ companyId, accountId }));
      await this.news.tell(tx, companyId);
    });
  }
}
