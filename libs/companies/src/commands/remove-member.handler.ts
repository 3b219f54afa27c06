import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberNotFound } from '../company.errors.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { requireOtherOwner } from '../entities/other-owner.js';
import { MemberRemoved } from '../events/member-removed.event.js';
import { MemberNews } from '../member-news.js';
import { RemoveMember } from './remove-member.command.js';

@CommandHandler(RemoveMember)
export class RemoveMemberHandler implements ICommandHandler<RemoveMember> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly news: MemberNews,
  ) {}

  /**
   * Sessions stay, since the account does; each request asks for the membership anew.
   * @throws DomainError NOT_AN_OWNER, MEMBER_NOT_FOUND, LAST_OWNER_STAYS
   */
  execute({ companyId, actorId, accountId }: RemoveMember): Promise<void> {
    return this.database.transaction(async (tx) => {
      const left = actorId === accountId;
      await (left ? lockCompany(tx, companyId) : lockOwnedCompany(tx, companyId, actorId));
      const member = await tx.findOneBy(CompanyMember, { companyId, accountId });
      if (member === null) {
        throw memberNotFound();
      }
      if (member.role === 'owner') {
        await requireOtherOwner(tx, member);
      }
      await tx.remove(member);
      await this.outbox.add(tx, new MemberRemoved({ companyId, accountId, left }));
      await this.news.tell(tx, companyId);
    });
  }
}
