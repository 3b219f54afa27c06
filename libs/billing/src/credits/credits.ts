import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { creditsUsedUp } from '../billing.errors.js';
import { EntitlementEntry } from '../entities/entitlement-entry.entity.js';
import { Entitlements } from '../entitlements.js';
import { type CreditLine, type CreditsLeft, creditsLeft } from './domain/credits-left.js';

/** Tells siblings how many credits a company has, and takes one. */
@Injectable()
export class Credits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
  ) {}

  async of(companyId: number, tx: EntityManager = this.database.dataSource.manager): Promise<CreditsLeft> {
    const lines = await tx.query<CreditLine[]>(
      `SELECT amount, created_at AS "createdAt", expires_at AS "expiresAt" FROM entitlement_entry
       WHERE company_id = $1 AND kind = 'cv-credit' ORDER BY id`,
      [companyId],
    );
    return creditsLeft(lines, this.clock.now());
  }

  /** Whether a company was ever given any. */
  async hadAny(companyId: number): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM entitlement_entry WHERE company_id = $1 AND kind = 'cv-credit' LIMIT 1`,
      [companyId],
    );
    return rows.length > 0;
  }

  /**
   * Takes one, under the lock of the company: of two who take the last one at once, the second is refused. Call it in the transaction
   * that makes what it is for. @param subject what it is for: `unlock:12`
   * @throws DomainError CREDITS_USED_UP
   */
  async spend(tx: EntityManager, companyId: number, subject: string): Promise<void> {
    await this.entitlements.lock(tx, companyId);
    if ((await this.of(companyId, tx)).left < 1) {
      throw creditsUsedUp();
    }
    await tx.save(
      EntitlementEntry.of({
        ...{ companyId, kind: 'cv-credit', amount: -1, reason: null, origin: 'use', subject },
        ...{ expiresAt: null, createdAt: this.clock.now() },
      }),
    );
  }
}
