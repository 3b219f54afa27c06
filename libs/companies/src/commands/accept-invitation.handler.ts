import { Accounts } from '@babelboard/identity/contract';
import { Database, emailKey } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationForAnother, invitationNotPossible } from '../company.errors.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { Invitations } from '../invitations.js';
import { AcceptInvitation } from './accept-invitation.command.js';

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
  ) {}

  /** @throws DomainError TOKEN_INVALID, INVITATION_GONE, INVITATION_FOR_ANOTHER, INVITATION_NOT_POSSIBLE */
  execute({ accountId, token }: AcceptInvitation): Promise<void> {
    return this.database.transaction(async (tx) => {
      const person = await this.accounts.lock(tx, accountId);
      const invitation = await this.invitations.redeem(tx, token);
      if (emailKey(person.email) !== invitation.emailKey) {
        throw invitationForAnother();
      }
      if (person.type !== 'company' || (await tx.existsBy(CompanyMember, { accountId }))) {
        throw invitationNotPossible();
      }
      await this.invitations.join(tx, invitation, accountId);
    });
  }
}
