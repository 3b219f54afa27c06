import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { liveOfferSql } from '../domain/live-offer.js';
import type { OfferKind } from '../domain/posted-fields.js';

/** What decides about an offer, in the transaction of a sibling. */
export interface HeldOffer {
  id: number;
  companyId: number;
  title: string;
  kind: OfferKind;
  live: boolean;
  /** Closed or past its days, not merely paused. */
  ended: boolean;
  /** Whether people apply on this board. */
  applyHere: boolean;
}

const SELECTED = `SELECT id, company_id AS "companyId", title, kind, apply_here AS "applyHere", ${liveOfferSql('$2')} AS live,
    state IN ('closed', 'expired') AS ended
  FROM offer WHERE id = $1`;

/** Holds offers as they are for siblings whose writes depend on them. */
@Injectable()
export class HeldOffers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The same for who only reads. */
  async look(id: number): Promise<HeldOffer | null> {
    const [offer] = await this.database.query<HeldOffer>(SELECTED, [id, this.clock.now()]);
    return offer ?? null;
  }

  /** The offer in whatever state, a draft too; nobody changes it until the transaction ends. Null for an unknown one. */
  async hold(tx: EntityManager, id: number): Promise<HeldOffer | null> {
    const [offer] = await tx.query<HeldOffer[]>(`${SELECTED} FOR SHARE`, [id, this.clock.now()]);
    return offer ?? null;
  }
}
