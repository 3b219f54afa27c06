import { Accounts, OwnerLinks } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { invitationGone } from '../company.errors.js';
import { Company } from '../entities/company.entity.js';
import { CompanyInvitation } from '../entities/company-invitation.entity.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { type CheckedInvitation, CheckInvitation, type InvitationWay } from './check-invitation.query.js';

@QueryHandler(CheckInvitation)
export class CheckInvitationHandler implements IQueryHandler<CheckInvitation> {
  constructor(
    private readonly database: Database,
    private readonly links: OwnerLinks,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError TOKEN_INVALID, INVITATION_GONE */
  async execute({ token }: CheckInvitation): Promise<CheckedInvitation> {
    const { id: linkId } = await this.links.peek('company-invitation', token);
    const { manager } = this.database.dataSource;
    const invitation = await manager.findOneBy(CompanyInvitation, { linkId });
    const company = invitation && (await manager.findOneBy(Company, { id: invitation.companyId }));
    if (!company || company.suspendedAt !== null) {
      throw invitationGone();
    }
    const { email, role } = invitation;
    return { company: company.nameForStrangers(), email, role, way: await this.wayOf(email) };
  }

  private async wayOf(email: string): Promise<InvitationWay> {
    const known = await this.accounts.findByEmail(email);
    if (known === null) {
      return 'register';
    }
    const works = await this.database.dataSource.manager.existsBy(CompanyMember, { accountId: known.id });
    return known.type === 'company' && !works ? 'join' : 'not_possible';
  }
}
