import { Query } from '@nestjs/cqrs';
import type { CompanyInvitation } from '../entities/company-invitation.entity.js';

export type OpenInvitation = Pick<CompanyInvitation, 'id' | 'email' | 'role' | 'sentAt' | 'expiresAt'>;

/** Invitations to work for a company that nobody has taken, the newest first. */
export class ListInvitations extends Query<OpenInvitation[]> {
  constructor(readonly companyId: number) {
    super();
  }
}
