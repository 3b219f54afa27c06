import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What the mail of an invitation is made of. */
export interface MailedInvitation {
  email: string;
  language: string;
  /** As strangers may be told it. */
  company: string;
}

/** Invitations as they are when their mail is sent. */
@Injectable()
export class MailedInvitations {
  /** Null when it was taken, taken back or sent again with another link meanwhile. */
  async find(tx: EntityManager, linkId: string): Promise<MailedInvitation | null> {
    const [row] = await tx.query<MailedInvitation[]>(
      `SELECT email, language, coalesce(company.former_name, company.name) AS company FROM company_invitation
       JOIN company ON company.id = company_id WHERE link_id = $1 AND company.suspended_at IS NULL`,
      [linkId],
    );
    return row ?? null;
  }
}
