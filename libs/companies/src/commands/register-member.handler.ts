import { NewPasswords, OwnerLinks, Registrations } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationNotPossible } from '../company.errors.js';
import { Invitations } from '../invitations.js';
import { RegisterMember } from './register-member.command.js';

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly database: Database,
    private readonly links: OwnerLinks,
    private readonly passwords: NewPasswords,
    private readonly registrations: Registrations,
    private readonly consents: Consents,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Whoever has the link has the mailbox that it went to: the address counts as verified.
   * @throws DomainError TOKEN_INVALID, INVITATION_GONE, INVITATION_NOT_POSSIBLE, PASSWORD_TOO_WEAK
   */
  async execute({ token, person }: RegisterMember): Promise<void> {
    const { data } = await this.links.peek('company-invitation', token);
    const email = data.email as string;
    this.passwords.check(person.password, { ...person, email });
    const passwordHash = await this.passwords.hash(person.password);
    await this.database.transaction(async (tx) => {
      const invitation = await this.invitations.redeem(tx, token);
      const accountId = await this.registrations.register(tx, {
        type: 'company',
        email: invitation.email,
        emailVerified: true,
        passwordHash,
        firstName: person.firstName,
        lastName: person.lastName,
        countryId: null,
        locality: null,
        language: person.language,
        referralPlatform: null,
      });
      if (accountId === null) {
        throw invitationNotPossible();
      }
      await this.consents.begin(tx, accountId, person);
      await this.invitations.join(tx, invitation, accountId);
    });
  }
}
