import { OwnerLinks } from '@babelboard/identity/contract';
import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { companyNotVerified, companySuspended, invitationGone } from './company.errors.js';
import type { Company } from './entities/company.entity.js';
import { CompanyInvitation, INVITATION_LIFETIME_MS } from './entities/company-invitation.entity.js';
import { CompanyMember } from './entities/company-member.entity.js';
import { lockCompany } from './entities/lock-company.js';
import { MemberInvited } from './events/member-invited.event.js';
import { MemberJoined } from './events/member-joined.event.js';
import { MemberNews } from './member-news.js';

/** What several verbs of an invitation do. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: OwnerLinks,
    private readonly outbox: Outbox,
    private readonly news: MemberNews,
    private readonly clock: Clock,
  ) {}

  /** Has a mail with a new link sent; the link of the mail before leads nowhere from then on. */
  async send(tx: EntityManager, invitation: CompanyInvitation): Promise<void> {
    const { companyId, email } = invitation;
    const link = { purpose: 'company-invitation' as const, accountId: null, data: { email } };
    const { id: linkId } = await this.links.issue(tx, { ...link, lifetimeMs: INVITATION_LIFETIME_MS });
    invitation.send(linkId, this.clock.now());
    const { id: invitationId } = await tx.save(invitation);
    await this.outbox.add(tx, new MemberInvited({ companyId, invitationId, linkId }));
  }

  /**
   * Uses the link up: of two uses at once one finds it.
   * @throws DomainError TOKEN_INVALID, INVITATION_GONE
   */
  async redeem(tx: EntityManager, token: string): Promise<CompanyInvitation> {
    const { id: linkId } = await this.links.redeem(tx, 'company-invitation', token);
    const invitation = await tx.findOneBy(CompanyInvitation, { linkId });
    if (invitation === null) {
      throw invitationGone();
    }
    return invitation;
  }

  /**
   * Makes somebody a member as the invitation says, which ends with it.
   * @throws DomainError INVITATION_GONE where it was taken back meanwhile, or the company is suspended
   */
  async join(tx: EntityManager, { id, companyId }: CompanyInvitation, accountId: number): Promise<void> {
    const company = await lockCompany(tx, companyId);
    // Under the lock of the company, which whoever takes an invitation back or changes its role holds.
    const invitation = await tx.findOneBy(CompanyInvitation, { id });
    if (invitation === null || company.suspendedAt !== null) {
      throw invitationGone();
    }
    const { role } = invitation;
    await tx.insert(CompanyMember, CompanyMember.join({ accountId, companyId, role, phone: null }, this.clock.now()));
    await tx.remove(invitation);
    await this.outbox.add(tx, new MemberJoined({ companyId, accountId }));
    await this.news.tell(tx, companyId);
  }
}

/** Mails in the name of a company go out once somebody has shown who it is. @throws DomainError INVITING_NEEDS_VERIFIED_COMPANY, INVITING_NEEDS_SHOWN_COMPANY */
export function requireInviting(company: Company): void {
  if (company.suspendedAt !== null) {
    throw companySuspended();
  }
  if (company.state !== 'verified') {
    throw companyNotVerified();
  }
}
