import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { offerAllowanceUsed } from './billing.errors.js';
import type { EntitlementKind } from './entities/entitlement-entry.entity.js';

/** How many offers of any company may be live at once. */
const FREE_LIVE_OFFERS = 1;

/** Tells siblings what a company may have. */
@Injectable()
export class Entitlements {
  /**
   * Lets a company have `more` live offers than now, counted by `countLive` once nobody else can take the room: of two who publish at
   * once the second waits until the first one's transaction has ended. Call it in the transaction that makes the offers live.
   * @throws DomainError OFFER_ALLOWANCE_USED
   */
  async requireRoom(tx: EntityManager, companyId: number, countLive: () => Promise<number>, more = 1): Promise<void> {
    await this.lock(tx, companyId);
    const allowed = await this.liveOffersAllowed(tx, companyId);
    if ((await countLive()) + more > allowed) {
      throw offerAllowanceUsed(allowed);
    }
  }

  async liveOffersAllowed(tx: EntityManager, companyId: number): Promise<number> {
    return FREE_LIVE_OFFERS + (await this.granted(tx, companyId, 'live-offer'));
  }

  /** What was granted of a kind, all lines together. */
  async granted(tx: EntityManager, companyId: number, kind: EntitlementKind): Promise<number> {
    const [row] = await tx.query<{ granted: number }[]>(
      'SELECT coalesce(sum(amount), 0)::int AS granted FROM entitlement_entry WHERE company_id = $1 AND kind = $2',
      [companyId, kind],
    );
    return row?.granted ?? 0;
  }

  /** Nobody else takes or grants anything of the company until the transaction ends. */
  async lock(tx: EntityManager, companyId: number): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('entitlement'), $1)`, [companyId]);
  }
}
