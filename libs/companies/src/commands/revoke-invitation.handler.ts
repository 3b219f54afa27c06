import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationNotFound } from '../company.errors.js';
import { CompanyInvitation } from '../entities/company-invitation.entity.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { RevokeInvitation } from './revoke-invitation.command.js';

@CommandHandler(RevokeInvitation)
export class RevokeInvitationHandler implements ICommandHandler<RevokeInvitation> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError INVITATION_NOT_FOUND, NOT_AN_OWNER */
  execute({ companyId, ownerId, invitationId: id }: RevokeInvitation): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockOwnedCompany(tx, companyId, ownerId);
      const { affected } = await tx.delete(CompanyInvitation, { id, companyId });
      if (affected === 0) {
        throw invitationNotFound();
      }
    });
  }
}
