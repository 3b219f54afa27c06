import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { OfferState } from '../domain/offer-state.js';
import { confirmationDueSql } from '../domain/still-open.js';

/** An offer that its company wrote here, as far as its end goes. */
export interface OfferToRenew {
  id: number;
  companyId: number;
  /** The account of the member who began it. */
  createdBy: number | null;
  title: string;
  state: OfferState;
  expiresAt: Date;
}

/** Tells whoever sends mails which offers end, which have ended by themselves, and of which nobody has said lately that they are open. */
@Injectable()
export class OffersToRenew {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null where it was renewed or taken off the board since its company should be told. */
  expiring(offerId: number): Promise<OfferToRenew | null> {
    return this.find(offerId, `state = 'published' AND expiry_told_for = expires_at AND expires_at > $2`);
  }

  /** Null where its company has said since that it is open, or shows it no more. */
  unconfirmed(offerId: number): Promise<OfferToRenew | null> {
    return this.find(offerId, `state = 'published' AND expires_at > $2 AND ${confirmationDueSql('$2')}`);
  }

  /** Null where it is shown again, or somebody closed it. */
  expired(offerId: number): Promise<OfferToRenew | null> {
    return this.find(offerId, `state = 'expired' AND expires_at <= $2`);
  }

  private async find(offerId: number, condition: string): Promise<OfferToRenew | null> {
    const [row] = await this.database.query<OfferToRenew>(
      `SELECT id, company_id AS "companyId", created_by AS "createdBy", title, state, expires_at AS "expiresAt"
       FROM offer WHERE id = $1 AND source IS NULL AND NOT company_suspended AND ${condition}`,
      [offerId, this.clock.now()],
    );
    return row ?? null;
  }
}
