import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CompanyInvitation } from '../entities/company-invitation.entity.js';
import { ListInvitations, type OpenInvitation } from './list-invitations.query.js';

@QueryHandler(ListInvitations)
export class ListInvitationsHandler implements IQueryHandler<ListInvitations> {
  constructor(private readonly database: Database) {}

  execute({ companyId }: ListInvitations): Promise<OpenInvitation[]> {
    const { manager } = this.database.dataSource;
    return manager.find(CompanyInvitation, { where: { companyId }, order: { sentAt: 'DESC', id: 'DESC' } });
  }
}
