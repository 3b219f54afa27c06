import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationNotFound } from '../company.errors.js';
import { CompanyInvitation } from '../entities/company-invitation.entity.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { InvitationLimits } from '../invitation-limits.js';
import { Invitations, requireInviting } from '../invitations.js';
import { ResendInvitation } from './resend-invitation.command.js';

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly limits: InvitationLimits,
  ) {}

  /** @throws DomainError INVITATION_NOT_FOUND, NOT_AN_OWNER, INVITING_NEEDS_VERIFIED_COMPANY, INVITING_NEEDS_SHOWN_COMPANY, INVITATIONS_USED_UP, RATE_LIMITED */
  async execute({ companyId, ownerId, invitationId: id }: ResendInvitation): Promise<void> {
    const known = await this.database.dataSource.manager.findOneBy(CompanyInvitation, { id, companyId });
    if (known === null) {
      throw invitationNotFound();
    }
    const send = () =>
      this.database.transaction(async (tx) => {
        requireInviting(await lockOwnedCompany(tx, companyId, ownerId));
        const invitation = await tx.findOneBy(CompanyInvitation, { id, companyId });
        if (invitation === null) {
          throw invitationNotFound();
        }
        await this.invitations.send(tx, invitation);
      });
    await this.limits.counting(companyId, known.email, send);
  }
}
