import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { InvitationState } from '../store/candidate-invitation.entity.js';

export interface Invitation {
  id: number;
  companyId: number;
  offerId: number;
  message: string;
  state: InvitationState;
  invitedAt: Date;
}

const SELECTED = `SELECT id, company_id AS "companyId", offer_id AS "offerId", message, state, invited_at AS "invitedAt" FROM candidate_invitation`;
const MOST = 200;

/** Reads invitations for both sides. */
@Injectable()
export class Invitations {
  constructor(private readonly database: Database) {}

  /** Those of a person: open ones first, then the last one. */
  ofPerson(accountId: number): Promise<Invitation[]> {
    return this.database.query<Invitation>(
      `${SELECTED} WHERE account_id = $1 ORDER BY state <> 'open', invited_at DESC, id DESC LIMIT ${MOST}`,
      [accountId],
    );
  }

  /** Those of a company to one person, the last one first. */
  ofCompany(companyId: number, accountId: number): Promise<Invitation[]> {
    return this.database.query<Invitation>(
      `${SELECTED} WHERE company_id = $1 AND account_id = $2 ORDER BY invited_at DESC, id DESC LIMIT ${MOST}`,
      [companyId, accountId],
    );
  }

  /** One, for whoever tells of it; null where it is gone. */
  async find(id: number): Promise<(Invitation & { accountId: number }) | null> {
    const [row] = await this.database.query<Invitation & { accountId: number }>(
      `SELECT account_id AS "accountId", found.* FROM (${SELECTED}) AS found JOIN candidate_invitation USING (id) WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }
}
