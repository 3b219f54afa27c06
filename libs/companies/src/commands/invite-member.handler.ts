import { Accounts } from '@babelboard/identity/contract';
import { Database, emailKey } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { invitationAlreadySent, memberAlready, tooManyMembers } from '../company.errors.js';
import { CompanyInvitation } from '../entities/company-invitation.entity.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { InvitationLimits } from '../invitation-limits.js';
import { Invitations, requireInviting } from '../invitations.js';
import { InviteMember } from './invite-member.command.js';

/** Who may work for a company, or be invited to. */
const MOST_MEMBERS = 100;

@CommandHandler(InviteMember)
export class InviteMemberHandler implements ICommandHandler<InviteMember> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    private readonly limits: InvitationLimits,
  ) {}

  /**
   * Answers the same whether the address has an account: only whoever has its mailbox learns whether they can join.
   * @throws DomainError NOT_AN_OWNER, INVITING_NEEDS_VERIFIED_COMPANY, INVITING_NEEDS_SHOWN_COMPANY, MEMBER_ALREADY, INVITATION_ALREADY_SENT, TOO_MANY_MEMBERS, INVITATIONS_USED_UP, RATE_LIMITED
   */
  async execute({ companyId, ownerId, invited }: InviteMember): Promise<void> {
    const invite = () =>
      this.database.transaction(async (tx) => {
        requireInviting(await lockOwnedCompany(tx, companyId, ownerId));
        await this.requireNew(tx, companyId, invited.email);
        await this.invitations.send(tx, CompanyInvitation.of({ companyId, ...invited }));
      });
    await this.limits.counting(companyId, invited.email, invite);
  }

  private async requireNew(tx: EntityManager, companyId: number, email: string): Promise<void> {
    const known = await this.accounts.findByEmail(email, tx);
    if (known !== null && (await tx.existsBy(CompanyMember, { companyId, accountId: known.id }))) {
      throw memberAlready();
    }
    if (await tx.existsBy(CompanyInvitation, { companyId, emailKey: emailKey(email) })) {
      throw invitationAlreadySent();
    }
    const people =
      (await tx.countBy(CompanyMember, { companyId })) + (await tx.countBy(CompanyInvitation, { companyId }));
    if (people >= MOST_MEMBERS) {
      throw tooManyMembers(MOST_MEMBERS);
    }
  }
}
